import type { ModulePageTabs } from '@/features/bot-modules/engine/pageTabs';

/** What stands beside list and form of a module, by its slug: screens of features the engine does not know. */
const tabFiles: Readonly<Record<string, () => Promise<{ default: ModulePageTabs }>>> = {
  'task-to-earn': () => import('./quests/categoryTabs'),
  'holder-verification': () => import('./holderChecks/nftTabs'),
  'crypto-holder-verification': () => import('./holderChecks/cryptoTabs'),
  'chat-to-earn': () => import('./accruals/chatTabs'),
  'engage-to-earn': () => import('./accruals/engageTabs'),
  'hold-to-earn': () => import('./accruals/holdTabs'),
  quest: () => import('./quests/questTabs'),
};

/** The tabs of a module's pages; undefined for those that have list and form alone. */
export const moduleTabs = async (slug: string): Promise<ModulePageTabs | undefined> =>
  Object.hasOwn(tabFiles, slug) ? (await tabFiles[slug]?.())?.default : undefined;
