import { Link, useSearchParams } from 'react-router-dom';
import { metricQuery, isCompared } from './reportParams';
import type { ReportMetric, ReportPart } from './report';
import { Figure } from './Figure';
import { changeWords } from './words';

interface PartsTableProps {
  report: string;
  figure: ReportMetric;
  /** Maximum number of parts shown, with a link to the others. */
  most?: number;
}

/** The parts of a figure, largest first; each links to its rows. */
export function PartsTable({ report, figure, most }: PartsTableProps) {
  const [params] = useSearchParams();
  const compares = isCompared(params);
  const { key, label, unit, partsBy, parts } = figure;
  // Parts that only the earlier days have are shown when comparing.
  const told = compares ? parts : parts.filter(({ value }) => value !== '0');
  if (partsBy === null || told.length === 0) return null;
  const shown = most === undefined ? told : told.slice(0, most);
  const title = `${label} · ${partsBy}`;
  return (
    <section className="report-parts" aria-label={title}>
      <h3>{title}</h3>
      <table className="table report-parts__table">
        <thead>
          <tr>
            <th scope="col">{partsBy}</th>
            <th scope="col" className="report-parts__number">
              {label}
            </th>
            {compares ? (
              <th scope="col" className="report-parts__number">
                Previously
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {shown.map((part) => (
            <tr key={part.key}>
              <th scope="row">
                <PartLink part={part} to={metricQuery(params, report, key, part.key)} />
              </th>
              <td className="report-parts__number">
                <Figure value={BigInt(part.value)} unit={unit} isInline />
              </td>
              {compares ? (
                <td className="report-parts__number">
                  <Figure value={BigInt(part.before)} unit={unit} isInline />{' '}
                  <small>{changeWords(BigInt(part.value), BigInt(part.before))}</small>
                </td>
              ) : null}
            </tr>
          ))}
        </tbody>
      </table>
      {shown.length < told.length ? (
        <Link to={metricQuery(params, report, key)} preventScrollReset>
          Show all {told.length}
        </Link>
      ) : null}
    </section>
  );
}

/** Two members may have the same name: their usernames distinguish them. */
const PartLink = ({ part: { label, username }, to }: { part: ReportPart; to: string }) => (
  <>
    <Link to={to} preventScrollReset>
      <bdi translate={username === null ? undefined : 'no'}>{label}</bdi>
    </Link>
    {username === null ? null : (
      <small className="report-parts__account">
        {' '}
        <bdi translate="no">@{username}</bdi>
      </small>
    )}
  </>
);
