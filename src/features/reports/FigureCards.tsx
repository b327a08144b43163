import { Link, useSearchParams } from 'react-router-dom';
import { figureTo, isCompared } from './reportParams';
import type { ReportFigure } from './report';
import { changeWords, figureText } from './words';

/** So many letters stand on a card's line at the usual size. */
const LONG_VALUE = 9;
const valueLook = (text: string) =>
  text.length > LONG_VALUE ? 'report-card__value report-card__value--long' : 'report-card__value';

/** The figures of a report; each leads to the rows it is the sum of. */
export function FigureCards({
  report,
  figures,
}: {
  report: string;
  figures: readonly ReportFigure[];
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
              to={figureTo(params, report, key)}
              className="report-card__link"
              preventScrollReset
            >
              {label}
            </Link>
            <span className={valueLook(figureText(value, unit))}>{figureText(value, unit)}</span>
            {compares ? (
              <span className="report-card__before">
                {changeWords(value, before)} · before {figureText(before, unit)}
              </span>
            ) : null}
            <span className="report-card__note">{note}</span>
          </li>
        );
      })}
    </ul>
  );
}
