import type { ListPlace, ModulePageTabs, PageTab } from '@/features/bot-modules/engine/pageTabs';

/** Modules of one form; the others hold a list of rules. */
const SINGLES = [
  'token-price',
  'server-stats-displayer',
  'nft-crypto-stats-displayer',
  'welcome-message',
  'wallet-asset-displayer',
];
/** Modules fed by transactions. */
const MARKET = [
  'nft-sale',
  'nft-listing',
  'crypto-buy-sell-alert',
  'live-mint-alert',
  'nft-rarity-tracker',
  'wallet-activity-tracker',
];

const ownName: Readonly<Record<string, string>> = {
  'live-mint-alert': 'Mints',
  'schedule-message': 'Messages',
  'embed-message': 'Messages',
  'nft-rarity-tracker': 'Collections',
  'nft-stats-tracker': 'Reports',
  'trending-nft-crypto-tracker': 'Trackers',
  'nft-crypto-charts-tracker': 'Charts',
  'wallet-activity-tracker': 'Wallets',
};

/** Beside what a module shows by itself: what it posted, and of those fed by transactions why it did not. */
export function deliveryTabs(slug: string): ModulePageTabs {
  const isSingle = SINGLES.includes(slug);
  const deliveries: PageTab<ListPlace> = {
    id: 'deliveries',
    label: 'Deliveries',
    load: async () => ({
      default: (await import('./ModuleDeliveries')).deliveriesOf(slug, !isSingle),
    }),
  };
  const why: PageTab<ListPlace> = {
    id: 'why',
    label: 'Why no alert?',
    load: async () => ({ default: (await import('./ModuleWhy')).whyOf(slug) }),
  };
  return {
    list: {
      param: 'view',
      own: isSingle ? 'Settings' : (ownName[slug] ?? 'Alerts'),
      more: MARKET.includes(slug) ? [deliveries, why] : [deliveries],
    },
  };
}
