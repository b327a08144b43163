import type { RecentChange, ServerStats } from '@/features/discord/serverStats';
import { LeftOutNote } from '@/shared/ui/LeftOutNote';
import { MemberName } from '@/shared/ui/names/MemberName';
import { TimeAgo } from '@/shared/ui/TimeAgo';
import { Coming, Panel, PartOrFailure } from './Panel';
import type { Part } from './part';

/** Who changed what on this server, newest first. */
export const RecentChanges = ({ stats }: { stats: Part<ServerStats> }) => (
  <Panel title="Recent changes">
    <PartOrFailure part={stats} coming={<ChangesComing />}>
      {({ audit, leftOut }) => (
        <>
          <LeftOutNote leftOut={leftOut} />
          {audit.length === 0 && !leftOut ? (
            <p>
              Nothing has changed yet. When somebody saves a module or places an order, you see it
              here.
            </p>
          ) : (
            <ul className="overview__changes">
              {audit.map((change, index) => (
                <Change key={`${change.at} ${String(index)}`} change={change} />
              ))}
            </ul>
          )}
        </>
      )}
    </PartOrFailure>
  </Panel>
);

const Change = ({ change: { at, actor, actorPicture, label } }: { change: RecentChange }) => (
  <li>
    <bdi>{label}</bdi>
    <span className="overview__author">
      {actor === null ? 'Castle Bots' : <MemberName name={actor} picture={actorPicture} />}
      <TimeAgo at={at} />
    </span>
  </li>
);

const LINES = ['first', 'second', 'third', 'fourth', 'fifth'];

const ChangesComing = () => (
  <div role="status" aria-label="Loading the changes">
    <ul className="overview__changes" aria-hidden="true">
      {LINES.map((line) => (
        <li key={line}>
          <Coming isWide />
          <Coming />
        </li>
      ))}
    </ul>
  </div>
);
