import type { RecentChange, ServerStats } from '@/features/server/discord/serverStats';
import { LeftOutNote } from '@/shared/ui/LeftOutNote';
import { MemberName } from '@/shared/ui/names/MemberName';
import { TimeAgo } from '@/shared/ui/TimeAgo';
import { ListComing, Panel, PartOrFailure } from './Panel';
import type { Part } from './part';

/** Who changed what on this server, newest first. */
export const RecentChanges = ({ stats }: { stats: Part<ServerStats> }) => (
  <Panel title="Recent changes">
    <PartOrFailure
      part={stats}
      coming={<ListComing what="the changes" look="overview__changes" lines={5} />}
    >
      {({ audit, leftOut }) => (
        <>
          <LeftOutNote leftOut={leftOut} />
          {audit.length === 0 && !leftOut ? (
            <p>No changes yet. Saved modules and new orders appear here.</p>
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
