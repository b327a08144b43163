import { inNumbers } from '@/shared/format/numbers';
import type { ServerStats } from '@/features/server/discord/serverStats';
import { LeftOutNote } from '@/shared/ui/LeftOutNote';
import { Stat, Stats } from '@/shared/ui/Stat';
import { counted } from '@/shared/text/language';
import { Coming, PartOrFailure } from './Panel';
import type { Part } from './part';

/** A number, or null if the server does not report it. */
const figure = (value: number | null) => (value === null ? 'Unknown' : inNumbers(value));
const LABELS = ['Members', 'Verified holders', 'Linked wallets', 'Alerts in 24 hours'] as const;

/** The community in figures. */
export const OverviewStats = ({ stats }: { stats: Part<ServerStats> }) => (
  <section className="overview__figures" aria-labelledby="figures-title">
    <div className="overview__head">
      <h2 id="figures-title">Your community</h2>
      <p>{stats.data ? <Moves {...stats.data.members} /> : <Coming isWide />}</p>
    </div>
    <PartOrFailure part={stats} coming={<FiguresComing />}>
      {({ members, verifiedHolders, linkedWallets, alertsSent24h }) => (
        <>
          <LeftOutNote leftOut={members.leftOut} />
          <Stats>
            <Stat
              label={LABELS[0]}
              value={figure(members.total)}
              change={growth(members)}
              since={`in ${counted(members.series.length, 'day')}`}
              trend={members.series.map(({ total }) => total)}
            />
            <Stat label={LABELS[1]} value={figure(verifiedHolders)} />
            <Stat label={LABELS[2]} value={figure(linkedWallets)} />
            <Stat label={LABELS[3]} value={figure(alertsSent24h)} />
          </Stats>
        </>
      )}
    </PartOrFailure>
  </section>
);

/** For a server without activity: the figures that are not zero, or nothing at all. */
export function FirstFigures({ stats }: { stats: ServerStats }) {
  const { members, verifiedHolders, linkedWallets, alertsSent24h } = stats;
  const figures = [members.total, verifiedHolders, linkedWallets, alertsSent24h];
  const shown = LABELS.flatMap((label, index) => {
    const value = figures[index] ?? 0;
    return value === 0 ? [] : [{ label, value }];
  });
  if (shown.length === 0) return null;
  return (
    <section className="overview__figures" aria-labelledby="figures-title">
      <div className="overview__head">
        <h2 id="figures-title">Your community</h2>
      </div>
      <Stats>
        {shown.map(({ label, value }) => (
          <Stat key={label} label={label} value={figure(value)} />
        ))}
      </Stats>
    </section>
  );
}

const Moves = ({ joined24h, left24h }: ServerStats['members']) =>
  joined24h === null || left24h === null
    ? ''
    : `${inNumbers(joined24h)} joined and ${inNumbers(left24h)} left in 24 hours`;

/** Percent from the first day to now; NaN if there is nothing to compare. */
function growth({ series, total }: ServerStats['members']): number {
  const first = series[0]?.total ?? 0;
  return first === 0 || total === null ? Number.NaN : ((total - first) / first) * 100;
}

/** Placeholder with the same lines as the figures. */
const FiguresComing = () => (
  <div role="status" aria-label="Loading stats">
    <dl className="stats" aria-hidden="true">
      {LABELS.map((label, index) => (
        <div key={label} className="stat panel">
          <dt className="stat__label">{label}</dt>
          <dd className="stat__value">
            <Coming />
          </dd>
          {index === 0 ? (
            <dd className="stat__change">
              <Coming />
            </dd>
          ) : null}
        </div>
      ))}
    </dl>
  </div>
);
