import { Suspense, type ComponentType } from 'react';
import { lazyOptional } from '@/shared/ui/lazyParts';

/** Keeps its place while its code is on its way. */
function sampleOf(load: () => Promise<{ default: ComponentType }>): ComponentType {
  const Sample = lazyOptional(load);
  return () => (
    <Suspense fallback={<div className="skeleton__block" />}>
      <Sample />
    </Suspense>
  );
}

const quests = sampleOf(() => import('./QuestsSample'));
const money = sampleOf(() => import('./MoneySample'));
const standing = sampleOf(() => import('./StandingSample'));

/** The wallet gate's samples, by the path of the page. Pages with a public part have none. */
export const gateSamples: Readonly<Record<string, ComponentType>> = {
  '': quests,
  questboard: quests,
  'questboard/:slug': quests,
  servers: standing,
  users: standing,
  'server/:slug': standing,
  portfolio: money,
  'all-transactions': money,
  'profile/wallets': money,
  ':section/:slug': money,
};
