import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { findAbout } from '@/features/modules/engine/registry';
import { useServerId } from '@/features/server/discord/useServerId';
import type { NextStep } from '@/features/server/server-overview/serverOverview';
import { lazyOptional } from '@/shared/ui/lazyParts';
import { TimeAgo } from '@/shared/ui/TimeAgo';
import { nextLine, type NextLine } from './home';
import { ListComing, Panel, PartOrFailure } from './Panel';
import type { Part } from './part';

const StartActing = lazyOptional(() => import('@/features/modules/screens/StartActing'));

/** The most urgent tasks; shown when the checklist is not (docs/product/servers.md). */
export const NextSteps = ({ steps }: { steps: Part<readonly NextStep[]> }) => (
  <Panel title="Next steps">
    <PartOrFailure
      part={steps}
      coming={<ListComing what="what to do next" look="overview__next" lines={3} />}
    >
      {(all) => {
        const lines = all.flatMap((step) => nextLine(step) ?? []);
        return lines.length === 0 && !steps.leftOut ? (
          <p className="overview__calm">You’re all caught up.</p>
        ) : (
          <ol className="overview__next">
            {lines.map((line, index) => (
              <Next key={line.title} line={line} isFirst={index === 0} />
            ))}
          </ol>
        );
      }}
    </PartOrFailure>
  </Panel>
);

function Next({ line, isFirst }: { line: NextLine; isFirst: boolean }) {
  const { title, why, action, to, time, starts } = line;
  const serverId = useServerId();
  return (
    <li>
      <div>
        <h3>
          <bdi>{title}</bdi>
        </h3>
        <p>
          {why}
          {time ? (
            <>
              {' '}
              {time.begin} <TimeAgo at={time.at} />.
            </>
          ) : null}
        </p>
      </div>
      <span className="overview__acts">
        <Link
          className={`btn btn-sm ${isFirst && starts === undefined ? 'btn-primary' : 'btn-outline-secondary'}`}
          to={to}
          aria-label={`${action}: ${title}`}
        >
          {action}
        </Link>
        {starts === undefined || serverId === null ? null : (
          <Suspense fallback={<span className="overview__start" />}>
            <StartActing
              place={{ serverId, slug: starts }}
              name={findAbout(starts)?.title}
              isPrimary={isFirst}
            />
          </Suspense>
        )}
      </span>
    </li>
  );
}
