import { Link, useSearchParams } from 'react-router-dom';
import { inPercent } from '@/shared/format/numbers';
import { DAY, WEEK } from '@/shared/time/durations';
import { metricQuery } from './reportParams';
import type { Report, ReportMetric } from './report';
import { dayWords, metricText } from './words';

/**
 * Members by the week they joined, with the share of them who were active in each later week; each cell links to its
 * members.
 */
export function CohortTable({ name, report }: { name: string; report: Report }) {
  const [params] = useSearchParams();
  const [size, ...weeks] = report.figures;
  // Members who joined before the range form no cohort of it.
  const cohorts = (size?.parts ?? [])
    .filter(({ value }) => value !== '0')
    .toSorted((one, other) => (one.key < other.key ? 1 : -1));
  if (!size || cohorts.length === 0) return <p>No one joined in this period.</p>;
  const last = Date.parse(report.to) + DAY;
  const cellOf = (
    { key, parts }: ReportMetric,
    cohort: (typeof cohorts)[number],
    index: number,
  ) => {
    // That week has not come yet for this cohort.
    if (Date.parse(cohort.key) + index * WEEK >= last) return '–';
    const value = BigInt(parts.find((part) => part.key === cohort.key)?.value ?? '0');
    const of = BigInt(cohort.value);
    if (value === 0n || of === 0n) return '0%';
    const share = Number((value * 1000n) / of) / 10;
    return (
      <Link to={metricQuery(params, name, key, cohort.key)} preventScrollReset>
        {inPercent(share / 100, { maximumFractionDigits: 0 })}
      </Link>
    );
  };
  return (
    // What scrolls must be reached by the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
    <div className="table-frame report-cohorts" role="group" aria-label="Cohorts" tabIndex={0}>
      <table className="table">
        <caption className="visually-hidden">Retention by week of joining</caption>
        <thead>
          <tr>
            <th scope="col">Week joined</th>
            <th scope="col">Joined</th>
            {weeks.map(({ key }, index) => (
              <th key={key} scope="col">
                Week {index + 1}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {cohorts.map((cohort) => (
            <tr key={cohort.key}>
              <th scope="row">
                {Number.isNaN(Date.parse(cohort.key)) ? cohort.label : dayWords(cohort.key)}
              </th>
              <td>
                <Link to={metricQuery(params, name, size.key, cohort.key)} preventScrollReset>
                  {metricText(BigInt(cohort.value), null)}
                </Link>
              </td>
              {weeks.map((week, index) => (
                <td key={week.key}>{cellOf(week, cohort, index)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
