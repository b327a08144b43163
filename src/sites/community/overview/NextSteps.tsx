import { Link } from 'react-router-dom';
import type { NextStep } from '@/features/server/server-overview/serverOverview';
import { TimeAgo } from '@/shared/ui/TimeAgo';
import { nextLine, type NextLine } from './home';
import { ListComing, Panel, PartOrFailure } from './Panel';
import type { Part } from './part';

/** What stands in the way most; stands where the checklist does not (decision 133). */
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
  const { title, why, action, to, time } = line;
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
      <Link
        className={`btn btn-sm ${isFirst ? 'btn-primary' : 'btn-outline-secondary'}`}
        to={to}
        aria-label={`${action}: ${title}`}
      >
        {action}
      </Link>
    </li>
  );
}
