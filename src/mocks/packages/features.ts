import type { ItemRow } from './rows';

/** What a package can hold: the modules the spec names (§1), by the id that unlocks each. */
export const features = [
  { id: 'auto-moderator', name: 'Auto moderator' },
  { id: 'verification-bot', name: 'Captcha verification' },
  { id: 'reaction-roles', name: 'Reaction roles' },
  { id: 'server-stats-displayer', name: 'Server stats displayer' },
  { id: 'support-ticket', name: 'Support ticket' },
  { id: 'bot-personalizer', name: 'Bot personalizer' },
  { id: 'welcome-message', name: 'Welcome message' },
  { id: 'schedule-message', name: 'Scheduled message' },
  { id: 'embed-message', name: 'Embed message' },
  { id: 'nft-crypto-stats-displayer', name: 'NFT/crypto stats displayer' },
  { id: 'wallet-asset-displayer', name: 'Wallet asset displayer' },
  { id: 'nft-rarity-tracker', name: 'NFT rarity tracker' },
  { id: 'nft-stats-tracker', name: 'NFT/crypto stats tracker' },
  { id: 'trending-nft-crypto-tracker', name: 'Trending NFT/crypto tracker' },
  { id: 'nft-crypto-charts-tracker', name: 'NFT/crypto charts tracker' },
  { id: 'wallet-activity-tracker', name: 'Wallet activity tracker' },
  { id: 'holder-verification', name: 'NFT holder verification' },
  { id: 'crypto-holder-verification', name: 'Crypto holder verification' },
  { id: 'nft-listing', name: 'NFT listing alert' },
  { id: 'crypto-buy-sell-alert', name: 'Crypto buy/sell alert' },
  { id: 'live-mint-alert', name: 'Live mint alert' },
  { id: 'nft-sale', name: 'NFT sales alert' },
  { id: 'token-price', name: 'Token price' },
  { id: '22', name: 'Hold to earn' },
  { id: '23', name: 'Engage to earn' },
  { id: '24', name: 'Task to earn' },
  { id: 'invite-to-earn', name: 'Invite to earn' },
  { id: 'play-to-earn', name: 'Play to earn' },
] as const satisfies readonly ItemRow[];

export type FeatureId = (typeof features)[number]['id'];

/** The rows for a list of ids, in the catalogue's order. */
export const itemsFor = (ids: readonly FeatureId[]): ItemRow[] =>
  features.filter((feature) => ids.includes(feature.id));

/** `botServicesEnabled` of spec §3 by what the enabled orders hold. Chat- and tweet-to-earn are parts of 23. */
export function servicesFrom(items: readonly ItemRow[]) {
  const has = (...ids: FeatureId[]) => items.some((item) => ids.some((id) => id === item.id));
  return {
    holderVerification: has('holder-verification', 'crypto-holder-verification'),
    tokenPrice: has('token-price'),
    chatToEarn: has('23'),
    holdToEarn: has('22'),
    tweetToEarn: has('23'),
  };
}
