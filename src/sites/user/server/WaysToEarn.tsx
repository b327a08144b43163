import type { EarningSection } from '@/features/earning/points/points';
import { isSection, sectionNames } from '@/features/earning/points/pointsWords';
import { EmptyState } from '@/shared/ui/EmptyState';

/** How members earn on a server. */
export function WaysToEarn({ sections }: { sections: readonly string[] }) {
  const known = sections.filter(isSection);
  return (
    <section aria-labelledby="server-ways">
      <h2 id="server-ways">Ways to earn</h2>
      {known.length === 0 ? (
        <EmptyState scene="map" title="No ways to earn yet">
          This server’s team hasn’t set up any way to earn points yet.
        </EmptyState>
      ) : (
        <ul className="way-list">
          {known.map((section) => (
            <li key={section} className="panel">
              <h3>{sectionNames[section]}</h3>
              <p>{ways[section]}</p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const ways: Readonly<Record<EarningSection, string>> = {
  'task-to-earn': 'Points, roles and rewards for completing quests.',
  'engage-to-earn': 'Points for chatting, posting on X, inviting and playing.',
  'hold-to-earn': 'Rewards for assets in your linked wallets.',
};
