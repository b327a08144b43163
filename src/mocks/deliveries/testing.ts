import type { ModuleSpec } from '@/features/bot-modules/engine/defineModule';
import { loadModule } from '@/features/bot-modules/engine/registry';
import type { Values } from '@/features/bot-modules/fields/field';
import { moduleRow } from '../bot-modules/modules';
import { createClock } from '../clock';
import type { MarketEvent } from '../market/marketEvents';
import { createWorld } from '../world';
import { channelOf, type Due, type Past, type PostingRule } from './due';
import { judge } from './judge';
import { blankDelivery } from './make';
import { findPoster } from './posters';
import type { DeliveryRow } from './rows';
import { rulesOf } from './settle';

/** When the cases of settings take place, ms since 1970. */
export const NOON = Date.UTC(2026, 10, 20, 12);

/** Posts a rule made before, by their distance from `NOON` in seconds. */
interface EarlierPost {
  secondsAgo: number;
  by?: string;
}

const pastOf = (rows: readonly DeliveryRow[]): Past => ({
  sentAfter: (after) => rows.filter(({ at }) => at > after),
  total: rows.length,
});

/**
 * Judges single events for one module by given values, in a seeded world whose clock reads `NOON`: which filters
 * refuse the event, why it is held back, and what is posted where.
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
    name: typeof values['name'] === 'string' ? values['name'] : spec.title,
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
      /** Why nothing is posted; null where something is. */
      reason: verdict.posts ? null : verdict.reason,
      channelId: due.channelId ?? channelOf(rule, due.channelAt),
      /** What is posted if nothing stands against it. */
      post: due.post(),
    };
  };

  return {
    world,
    guild,
    spec,
    /** What a saved rule with these values is called among the deliveries. */
    nameOf(values: Values) {
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
    /** What a rule with these values makes of an event of the market. */
    ofEvent(values: Values, event: MarketEvent, earlier: readonly EarlierPost[] = []) {
      const rule = ruleOf(values);
      if (!poster.market) throw new Error(`${slug} does not watch the market.`);
      return answer(rule, poster.market.of(posting, rule, event), earlier);
    },
    /** What a rule with these values has to look at in a time, and what it makes of each. */
    between(values: Values, after: number, to: number) {
      const rule = ruleOf(values);
      return poster
        .due(posting, rule, after, to)
        .map((due) => Object.assign(answer(rule, due, []), { due }));
    },
  };
}
