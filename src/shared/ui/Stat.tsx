import type { ReactNode } from 'react';
import { inPercent } from '../format/numbers';
import { Sparkline } from './Sparkline';

interface StatProps {
  label: string;
  value: ReactNode;
  /** Change against the time before, in percent; left out where there is nothing to compare. */
  change?: number;
  /** What the change is measured against: "since last week". */
  since?: string;
  /** What it is to something else: "4% of clicks". */
  note?: string | undefined;
  /** The way it took, oldest first. */
  trend?: readonly number[];
}

/** One figure with its name, its change and the way it took. */
export function Stat({ label, value, change, since, note, trend }: StatProps) {
  const hasChange = change !== undefined && Number.isFinite(change);
  return (
    <div className="stat panel">
      <dt className="stat__label">{label}</dt>
      <dd className="stat__value">{value}</dd>
      {hasChange ? (
        <dd className={`stat__change stat__change--${direction(change)}`}>
          {inPercent(change / 100, { signDisplay: 'exceptZero' })}
          {since === undefined ? '' : ` ${since}`}
        </dd>
      ) : null}
      {note === undefined ? null : <dd className="stat__note">{note}</dd>}
      {trend === undefined ? null : (
        <dd className="stat__trend" aria-hidden="true">
          <Sparkline values={trend} />
        </dd>
      )}
    </div>
  );
}

/** Stats side by side. */
export const Stats = ({ children }: { children: ReactNode }) => (
  <dl className="stats">{children}</dl>
);

const direction = (change: number) => (change > 0 ? 'up' : change < 0 ? 'down' : 'flat');
