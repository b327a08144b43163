import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { rankText } from '@/shared/format/rankText';
import { streakNote } from '@/features/earning/streaks/streakWords';
import { RoleDot } from '@/features/server/discord/RoleNames';
import type { ServerPage, ServerStanding } from '@/features/server/memberships/membership';
import { boardPath } from '@/features/server/memberships/paths';
import { inNumbers } from '@/shared/format/numbers';
import { counted } from '@/shared/text/language';
import { useServerNow } from '@/shared/time/useServerNow';
import { CardsSkeleton, TableSkeleton } from '@/shared/ui/skeletons';
import { Stat, Stats } from '@/shared/ui/Stat';

const QuestsTab = lazy(() => import('./QuestsTab'));
const LevelCard = lazy(() => import('@/features/earning/levels/LevelCard'));

/** A member's standing, next quests, level and roles on the server. */
export function Overview({ page }: { page: ServerPage }) {
  const { standing, server, roles } = page;
  return (
    <div className="server-overview">
      {standing ? <Standing standing={standing} slug={server.slug} /> : null}
      {(standing?.openQuests ?? 0) > 0 ? (
        <Suspense fallback={<CardsSkeleton label="Loading the quests" count={3} />}>
          <QuestsTab slug={server.slug} limit={3} hasHeading />
        </Suspense>
      ) : null}
      {standing ? (
        <Suspense fallback={<TableSkeleton label="Loading your level" count={2} />}>
          <LevelCard slug={server.slug} />
        </Suspense>
      ) : null}
      <section aria-labelledby="server-roles">
        <h2 id="server-roles">Your roles</h2>
        {roles.length === 0 ? (
          <p>
            No roles yet. <Link to="?tab=roles">See which ones you could get</Link>.
          </p>
        ) : (
          <ul className="own-role-list">
            {roles.map((role) => (
              <li key={role.id}>
                <RoleDot role={role} />
                <strong>
                  <bdi translate="no">{role.name}</bdi>
                </strong>
                <span>{role.how}</span>
              </li>
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}

function Standing({ standing, slug }: { standing: ServerStanding; slug: string }) {
  const { points, rank, members, openQuests, claimable, streak } = standing;
  const now = useServerNow(null);
  return (
    <>
      <Stats>
        <Stat
          label="Points earned"
          value={points === null ? '–' : inNumbers(points)}
          note="All time"
        />
        <Stat
          label="Rank"
          value={rank === null ? 'None yet' : rankText(rank, members)}
          note="All time, members with points"
        />
        <Stat
          label="Open quests"
          value={
            openQuests === null || openQuests === 0 ? (
              inNumbers(openQuests ?? 0)
            ) : (
              <Link to={boardPath(slug)}>{inNumbers(openQuests)}</Link>
            )
          }
        />
        {streak === null ? null : (
          <Stat
            label="Streak"
            value={streak.current === null ? '–' : counted(streak.current, 'day')}
            note={streakNote(streak, now)}
          />
        )}
      </Stats>
      {claimable !== null && claimable > 0 ? (
        <p className="server-claim panel">
          You have {counted(claimable, 'quest reward')} to claim.{' '}
          <Link className="btn btn-primary" to={boardPath(slug)}>
            Claim
          </Link>
        </p>
      ) : null}
    </>
  );
}
