import {
  passesFilters,
  type TokenFacts,
} from '@/mock-api/domains/post-history/posts/trending-nft-crypto-tracker';
import { createPostCases, NOON } from '@/mock-api/testing/deliveries';
import type { Values } from '../../common-fields/field';
import { describeEffects } from '../../testing/effectCases';
import spec from './definition';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** No filter is in the way, and each list is posted whole. */
const given = {
  mode: 'DIGEST',
  minLiquidity: 0,
  minHolders: 0,
  minAge: 0,
  needsRevokedMint: false,
  needsRevokedFreeze: false,
  leavesOutRugs: false,
};
const safe: TokenFacts = {
  liquidity: 50_000,
  holders: 500,
  age: 30 * DAY,
  isMintRevoked: true,
  isFreezeRevoked: true,
  moved: 100,
};

const cases = await createPostCases('trending-nft-crypto-tracker');
const posts = (values: Values) => cases.between(values, NOON - 2 * DAY, NOON);
const names = (values: Values) =>
  posts(values).flatMap(({ post }) => post.variables.map(({ sample }) => sample));
const title = (values: Values) => posts(values)[0]?.post.message?.embeds[0]?.title;
const passes = (own: Partial<TokenFacts>) => (values: Values) =>
  passesFilters(spec.read(values), { ...safe, ...own });

describeEffects(cases.spec, {
  name: {
    given,
    value: 'Hot',
    outcome: (values) => cases.nameOf(values),
    becomes: 'Hot',
    from: 'rule',
  },
  kind: {
    given,
    value: 'NFTS',
    outcome: (values) => names(values).some((name) => name === 'Moat Monsters'),
    becomes: true,
    from: false,
  },
  window: {
    given,
    value: '6H',
    outcome: title,
    becomes: 'Trending, last 6 hours',
    from: 'Trending, last 24 hours',
  },
  top: {
    given,
    value: 3,
    outcome: (values) =>
      cases.between(values, NOON - 20 * DAY, NOON).every(({ post }) => post.variables.length <= 3),
    becomes: true,
    from: false,
  },
  mode: {
    given: { ...given, mode: 'NEW_ENTRIES_ONLY' },
    value: 'DIGEST',
    outcome: title,
    becomes: 'Trending, last 24 hours',
    from: 'New in trending, last 24 hours',
  },
  interval: {
    given,
    value: 86_400,
    outcome: (values) => posts(values).length <= 2,
    becomes: true,
    from: false,
  },
  minLiquidity: {
    given,
    value: 100_000,
    outcome: passes({}),
    becomes: false,
    from: true,
  },
  minHolders: { given, value: 1000, outcome: passes({}), becomes: false, from: true },
  minAge: { given, value: 86_400, outcome: passes({ age: 2 * HOUR }), becomes: false, from: true },
  needsRevokedMint: {
    given,
    value: false,
    outcome: passes({ isMintRevoked: false }),
    becomes: true,
    from: false,
  },
  needsRevokedFreeze: {
    given,
    value: false,
    outcome: passes({ isFreezeRevoked: false }),
    becomes: true,
    from: false,
  },
  leavesOutRugs: {
    given,
    value: false,
    outcome: passes({ moved: -9500 }),
    becomes: true,
    from: false,
  },
  maxPerDay: {
    given,
    value: 1,
    outcome: (values) =>
      cases.between(values, NOON - DAY, NOON, [{ secondsAgo: 86_000 }]).at(-1)?.reason ?? null,
    becomes: 'CAP',
    from: null,
  },
  channelId: {
    given,
    value: cases.channelId,
    outcome: (values) => posts(values)[0]?.channelId,
    becomes: cases.channelId,
    from: '',
  },
});
