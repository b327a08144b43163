import { Link, useSearchParams } from 'react-router-dom';
import { inPercent } from '@/shared/format/numbers';
import { metricQuery, isCompared } from './reportParams';
import type { ReportMetric } from './report';
import { Figure } from './Figure';

interface FunnelProps {
  report: string;
  label: string;
  /** The widest first. */
  steps: readonly ReportMetric[];
}

/** Steps of which each lets fewer through, with the share that came so far; each leads to its rows. */
export function Funnel({ report, label, steps }: FunnelProps) {
  const [params] = useSearchParams();
  const compares = isCompared(params);
  const [first] = steps;
  if (!first) return null;
  const shareOf = (value: string, of: string) =>
    of === '0' ? null : Number((BigInt(value) * 1000n) / BigInt(of)) / 10;
  return (
    <section className="report-funnel panel" aria-label={label}>
      <h2>{label}</h2>
      <ol>
        {steps.map(({ key, label: name, value, before, unit }) => {
          const share = shareOf(value, first.value);
          const was = shareOf(before, first.before);
          return (
            <li key={key}>
              <Link to={metricQuery(params, report, key)} preventScrollReset>
                {name}
              </Link>
              <span>
                <Figure value={BigInt(value)} unit={unit} />
                {share === null ? '' : ` · ${percent(share)}`}
                {compares ? (
                  <small>
                    {' '}
                    previously <Figure value={BigInt(before)} unit={unit} />
                    {was === null ? '' : ` · ${percent(was)}`}
                  </small>
                ) : null}
              </span>
              <progress className="report-funnel__bar" max={100} value={share ?? 0} aria-hidden />
            </li>
          );
        })}
      </ol>
    </section>
  );
}

const percent = (share: number) => inPercent(share / 100);
