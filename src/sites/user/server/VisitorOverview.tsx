import { lazy, Suspense } from 'react';
import { RewardChips } from '@/features/earning/quests/Rewards';
import type { ServerPage } from '@/features/server/memberships/membership';
import { counted } from '@/shared/text/language';
import { CardsSkeleton } from '@/shared/ui/skeletons';
import { WaysToEarn } from './WaysToEarn';

const QuestsTab = lazy(() => import('./QuestsTab'));

/** The rewards of a server, for people who aren't members, without members-only content. */
export function VisitorOverview({ page }: { page: ServerPage }) {
  const { server, sections, openQuests, rewards } = page;
  const hasQuests = openQuests !== null && openQuests > 0;
  return (
    <div className="server-overview">
      {hasQuests ? (
        <section aria-labelledby="server-offer">
          <h2 id="server-offer">{counted(openQuests, 'open quest')}</h2>
          {rewards.length === 0 ? null : (
            <div className="server-offer">
              <span>You can earn up to</span>
              <RewardChips rewards={rewards} />
            </div>
          )}
          <Suspense fallback={<CardsSkeleton label="Loading the quests" count={3} />}>
            <QuestsTab slug={server.slug} />
          </Suspense>
        </section>
      ) : null}
      <WaysToEarn sections={sections} />
      <p className="fine-print">Your points, roles and rank appear here once you’ve joined.</p>
    </div>
  );
}
