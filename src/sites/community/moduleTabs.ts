import type { ModulePageTabs } from '@/features/bot-modules/engine/pageTabs';

/** Modules that post, whose posts are written down. */
const posting = (slug: string) => async () => ({
  default: (await import('./deliveries/deliveryTabs')).deliveryTabs(slug),
});

/** What stands beside list and form of a module, by its slug: screens of features the engine does not know. */
const tabFiles: Readonly<Record<string, () => Promise<{ default: ModulePageTabs }>>> = {
  'task-to-earn': () => import('./quests/categoryTabs'),
  'holder-verification': () => import('./holderChecks/nftTabs'),
  'crypto-holder-verification': () => import('./holderChecks/cryptoTabs'),
  'chat-to-earn': () => import('./accruals/chatTabs'),
  'engage-to-earn': () => import('./accruals/engageTabs'),
  'hold-to-earn': () => import('./accruals/holdTabs'),
  'invite-to-earn': () => import('./accruals/inviteTabs'),
  'play-to-earn': () => import('./accruals/playTabs'),
  'tweet-to-earn': () => import('./accruals/tweetTabs'),
  'support-ticket': async () => ({
    default: (await import('./cases/caseTabs')).caseTabs('TICKET'),
  }),
  'verification-bot': async () => ({
    default: (await import('./cases/caseTabs')).caseTabs('CAPTCHA'),
  }),
  'auto-moderator': async () => ({
    default: (await import('./cases/caseTabs')).caseTabs('ACTION'),
  }),
  quest: () => import('./quests/questTabs'),
  'nft-sale': posting('nft-sale'),
  'nft-listing': posting('nft-listing'),
  'crypto-buy-sell-alert': posting('crypto-buy-sell-alert'),
  'live-mint-alert': posting('live-mint-alert'),
  'token-price': posting('token-price'),
  'schedule-message': posting('schedule-message'),
  'server-stats-displayer': posting('server-stats-displayer'),
  'nft-crypto-stats-displayer': posting('nft-crypto-stats-displayer'),
  'welcome-message': posting('welcome-message'),
  'nft-rarity-tracker': posting('nft-rarity-tracker'),
  'nft-stats-tracker': posting('nft-stats-tracker'),
  'trending-nft-crypto-tracker': posting('trending-nft-crypto-tracker'),
  'nft-crypto-charts-tracker': posting('nft-crypto-charts-tracker'),
  'wallet-activity-tracker': posting('wallet-activity-tracker'),
  'wallet-asset-displayer': posting('wallet-asset-displayer'),
  'embed-message': () => import('./copies/copiesTabs'),
};

/** The tabs of a module's pages; undefined for those that have list and form alone. */
export const moduleTabs = async (slug: string): Promise<ModulePageTabs | undefined> =>
  Object.hasOwn(tabFiles, slug) ? (await tabFiles[slug]?.())?.default : undefined;
