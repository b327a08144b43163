import { Link, useSearchParams } from 'react-router-dom';
import { momentText } from '@/shared/format/times';
import { MetricChart } from './MetricChart';
import { PartsTable } from './PartsTable';
import {
  metricQuery,
  isCompared,
  partAt,
  rangeAt,
  rangeQueryOf,
  reportTo,
  sinceAt,
} from './reportParams';
import type { Report, ReportMetric } from './report';
import { PlatformRows, ServerRows } from './ReportRows';
import { RangeLine } from './RangeLine';
import type { ReportContext } from './reportContext';
import { Figure } from './Figure';
import { changeWords, rangeWords } from './words';

interface MetricViewProps {
  place: ReportContext;
  report: Report;
  figure: ReportMetric;
}

/** One figure: what it is by day, what it falls apart into, and the rows it is the sum of. */
export function MetricView({ place, report, figure }: MetricViewProps) {
  const [params] = useSearchParams();
  const wanted = partAt(params);
  const part = figure.parts.find(({ key }) => key === wanted);
  const { value, before } = part ?? figure;
  const since = sinceAt(params);
  const { unit, label } = figure;
  const asked = {
    figure: figure.key,
    ...rangeQueryOf(rangeAt(params)),
    ...(part ? { part: part.key } : {}),
    ...(since === null ? {} : { since }),
  };
  return (
    <div className="report">
      <Link to={reportTo(params)} className="report__back" preventScrollReset>
        Back to all metrics
      </Link>
      <div className="report__figure">
        <h2>{part ? `${label}: ${part.label}` : label}</h2>
        <p className="report-card__value">
          <Figure value={BigInt(value)} unit={unit} />
        </p>
        {isCompared(params) ? (
          <p>
            {changeWords(BigInt(value), BigInt(before))} · previously{' '}
            <Figure value={BigInt(before)} unit={unit} />
          </p>
        ) : null}
        <p className="report-card__note">{figure.note}</p>
        <RangeLine report={report} />
      </div>
      {part ? (
        <Link to={metricQuery(params, place.name, figure.key)} preventScrollReset>
          Show total
        </Link>
      ) : (
        <>
          <section className="panel report__chart" aria-label={`${label} by day`}>
            <MetricChart
              report={report}
              figures={[figure]}
              isCompared={isCompared(params)}
              label={`${label}, ${rangeWords(report.from, report.to)}`}
            />
          </section>
          <PartsTable report={place.name} figure={figure} />
        </>
      )}
      <section aria-label="Details">
        {since === null ? (
          <h2>Details</h2>
        ) : (
          <>
            <h2>Since {momentText(Date.parse(since))}</h2>
            <p>
              <Link to={metricQuery(params, place.name, figure.key)} preventScrollReset>
                Show the whole period
              </Link>
            </p>
          </>
        )}
        {place.serverId === null ? (
          <PlatformRows {...{ place, figure, asked }} />
        ) : (
          <ServerRows {...{ place, figure, asked }} serverId={place.serverId} />
        )}
      </section>
    </div>
  );
}
