import type { ModuleSpec } from '@/features/modules/engine/defineModule';
import { ruleName } from '@/features/modules/engine/moduleState';
import { loadModule } from '@/features/modules/engine/registry';
import type { Values } from '@/features/modules/common-fields/field';
import type { EffectCase } from '@/features/modules/testing/effectCases';
import { moduleRow } from '../domains/module-settings/modules';
import { createClock } from '../store/clock';
import { collections, tokens } from '../domains/market/market';
import type { MarketEvent, MintEvent, NftEvent, TradeEvent } from '../domains/market/marketEvents';
import { createWorld } from '../createWorld';
import { channelOf, type Due, type Past, type PostingRule } from '../domains/post-history/due';
import { judge } from '../domains/post-history/judge';
import { blankDelivery } from '../domains/post-history/make';
import { findPoster } from '../domains/post-history/posters';
import type { DeliveryRow } from '../domains/post-history/rows';
import { rulesOf } from '../domains/post-history/settle';

/** Time of the cases, ms since 1970. */
export const NOON = Date.UTC(2026, 10, 20, 12);

export const [KEEPERS = '', MOAT = ''] = collections.map(({ address }) => address);
export const [SOL_MINT = '', USDC_MINT = ''] = tokens.map(({ mint }) => mint);

const seen = { signature: 'sig', at: NOON, by: 'buyer' };

/** Keeper #7, rank 120, bought on Tensor for 5 SOL above a floor of 4. */
export const sale: NftEvent = {
  ...seen,
  stream: 'SALE',
  asset: KEEPERS,
  type: 'BUY_NOW',
  item: 7,
  rank: 120,
  lamports: 5_000_000_000n,
  floor: 4_000_000_000n,
  marketplace: 'TENSOR',
  seller: 'seller',
  isSelfTransfer: false,
};

/** The same NFT, listed at that price. */
export const listing: NftEvent = { ...sale, stream: 'LISTING', type: 'LIST', by: 'seller' };

/** A buy of SOL for 50 US dollars. */
export const trade: TradeEvent = {
  ...seen,
  stream: 'TRADE',
  asset: SOL_MINT,
  type: 'BUY',
  cents: 5000n,
  position: 10n,
  isArbitrage: false,
};

/** The hundredth NFT of a mint. */
export const mint: MintEvent = {
  ...seen,
  stream: 'MINT',
  asset: KEEPERS,
  type: 'MINT',
  minted: 100,
};

/** An earlier post of the rule, by its time before `NOON` in seconds. */
interface EarlierPost {
  secondsAgo: number;
  by?: string;
}

const pastOf = (rows: readonly DeliveryRow[]): Past => ({
  sentAfter: (after) => rows.filter(({ at }) => at > after),
  total: rows.length,
});

/**
 * Judges single events for one module with given values, in a seeded world whose clock shows `NOON`: which filters
 * refuse the event, why it is skipped, and the post with its channel.
 */
export async function createPostCases(slug: string) {
  const loaded = await loadModule(slug);
  const poster = findPoster(slug);
  if (!loaded || !poster) throw new Error(`${slug} is no module that posts.`);
  const spec: ModuleSpec = loaded;
  const world = createWorld({ clock: createClock(0, () => NOON) });
  const [guild] = world.db.guilds;
  if (!guild) throw new Error('The seed has no server.');
  const posting = { world, guild, spec };

  const ruleOf = (values: Values): PostingRule => ({
    module: slug,
    id: spec.rules ? 'rule' : null,
    name: ruleName({ values, id: spec.title }),
    values,
    createdAt: 0,
    updatedAt: 0,
  });

  const answer = (rule: PostingRule, due: Due, earlier: readonly EarlierPost[]) => {
    const rows = earlier.map(({ secondsAgo, by = 'buyer' }) =>
      blankDelivery(guild, rule, {
        ...due,
        by,
        at: NOON - secondsAgo * 1000,
        channelId: null,
        number: 0,
      }),
    );
    const verdict = judge(due, { past: pastOf(rows), isPaid: true });
    const unmet = verdict.filters.filter(({ met }) => !met).map(({ id }) => id);
    return {
      /** The filters that refuse the event. */
      unmet,
      /** Why nothing is posted; null where there is a post. */
      reason: verdict.posts ? null : verdict.reason,
      channelId: due.channelId ?? channelOf(rule, due.channelAt),
      /** The post, if the event were posted. */
      post: due.post(),
    };
  };

  /** A text channel and a role of the server. */
  const channelId = guild.channels.find(({ type }) => type === 0)?.id ?? '';
  const roleId = guild.roles.find(({ managed }) => !managed)?.id ?? '';

  return {
    world,
    guild,
    spec,
    channelId,
    roleId,
    /** Name of a saved rule with these values in the post history. */
    nameOf(this: void, values: Values) {
      const row = moduleRow(world, guild, slug);
      if (!world.db.modules.includes(row)) world.db.modules.push(row);
      const { rules, enabled } = row;
      const saved = {
        id: 'rule',
        enabled: true,
        version: 1,
        values,
        updatedAt: 0,
        updatedBy: null,
      };
      Object.assign(row, { rules: [saved], enabled: true });
      const names = rulesOf(posting).map(({ name }) => name);
      Object.assign(row, { rules, enabled });
      return names[0];
    },
    /** Result of a rule with these values for a market event. */
    ofEvent(this: void, values: Values, event: MarketEvent, earlier: readonly EarlierPost[] = []) {
      const rule = ruleOf(values);
      if (!poster.market) throw new Error(`${slug} doesn’t watch the market.`);
      return answer(rule, poster.market.of(posting, rule, event), earlier);
    },
    /** Events due for a rule with these values in a time range, with the result of each. */
    between(values: Values, after: number, to: number, earlier: readonly EarlierPost[] = []) {
      const rule = ruleOf(values);
      return poster
        .due(posting, rule, after, to)
        .map((due) => Object.assign(answer(rule, due, earlier), { due }));
    },
  };
}

type PostCases = Awaited<ReturnType<typeof createPostCases>>;

/** Cases of the settings that all market alerts have: name, channel and limits. */
export const alertCases = (
  { nameOf, ofEvent, channelId, roleId }: PostCases,
  given: Values,
  event: MarketEvent,
): Record<
  'name' | 'channelId' | 'message' | 'mentionRoles' | 'bundle' | 'maxPerHour',
  EffectCase
> => ({
  name: { given, value: 'Whales', outcome: nameOf, becomes: 'Whales', from: 'rule' },
  channelId: {
    given,
    value: channelId,
    outcome: (values) => ofEvent(values, event).channelId,
    becomes: channelId,
    from: '',
  },
  message: {
    given,
    value: { content: 'Look!', embeds: [], buttons: [] },
    outcome: (values) => ofEvent(values, event).post.message?.content,
    becomes: 'Look!',
    from: '',
  },
  mentionRoles: {
    given,
    value: [roleId],
    outcome: (values) => ofEvent(values, event).post.mentions,
    becomes: [roleId],
    from: [],
  },
  bundle: {
    given,
    value: 0,
    outcome: (values) => ofEvent(values, event, [{ secondsAgo: 10, by: event.by }]).reason,
    becomes: null,
    from: 'COOLDOWN',
  },
  maxPerHour: {
    given: { ...given, bundle: 0 },
    value: 1,
    outcome: (values) => ofEvent(values, event, [{ secondsAgo: 600 }]).reason,
    becomes: 'CAP',
    from: null,
  },
});
