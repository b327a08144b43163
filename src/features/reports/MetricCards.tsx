import { Link, useSearchParams } from 'react-router-dom';
import { metricQuery, isCompared } from './reportParams';
import type { ReportMetric } from './report';
import { Figure } from './Figure';
import { changeWords, figureText } from './words';

/** Number of characters that fit on a card's line at the usual size. */
const LONG_VALUE = 9;
const valueLook = (text: string) =>
  text.length > LONG_VALUE ? 'report-card__value report-card__value--long' : 'report-card__value';

/** The figures of a report; each links to the rows it is the sum of. */
export function MetricCards({
  report,
  figures,
}: {
  report: string;
  figures: readonly ReportMetric[];
}) {
  const [params] = useSearchParams();
  const compares = isCompared(params);
  return (
    <ul className="report-cards">
      {figures.map((figure) => {
        const { key, label, unit, note } = figure;
        const value = BigInt(figure.value);
        const before = BigInt(figure.before);
        return (
          <li key={key} className="report-card panel">
            <Link
              to={metricQuery(params, report, key)}
              className="report-card__link"
              preventScrollReset
            >
              {label}
            </Link>
            <span className={valueLook(figureText(value, unit))}>
              <Figure value={value} unit={unit} />
            </span>
            {compares ? (
              <span className="report-card__before">
                {changeWords(value, before)} · previously <Figure value={before} unit={unit} />
              </span>
            ) : null}
            <span className="report-card__note">{note}</span>
          </li>
        );
      })}
    </ul>
  );
}
