import { about as personalizer } from '@/features/modules/definitions/bot-personalizer/about';
import { loadModule } from '@/features/modules/engine/registry';
import type { ModuleSpec } from '@/features/modules/engine/defineModule';
import { ruleName } from '@/features/modules/engine/moduleState';
import { DAY } from '@/shared/time/durations';
import { moduleRow, completed } from '../module-settings/modules';
import type { GuildRow } from '../guilds/rows';
import type { World } from '../../store/world';
import { attemptsAt } from './attempt';
import {
  channelOf,
  ruleKey,
  type Due,
  type Past,
  type Poster,
  type Posting,
  type PostingRule,
} from './due';
import { judge } from './judge';
import { withBranding, brandingOf } from '../discord-posts/branding';
import { blankDelivery, messageIdAt } from './make';
import { paidAt } from './paid';
import { formRefusal, payloadOfPost } from '../discord-posts/payload';
import { posters } from './posters';
import { REFRESHES_KEPT } from './compose/refreshes';
import { withVariables } from '../discord-posts/variables';
import { deleteReplaced, messageIdOf } from './replaced';
import type { DeliveryMark, DeliveryRow } from './rows';

/** How long entries are kept, ms. */
export const KEPT = 30 * DAY;
const MOST_ROWS = 2000;
/** If the clock is moved further than this, only the end of the time is caught up with. */
const FURTHEST = 400 * DAY;

/** A module that posts, with its poster. */
export interface PostingModule extends Posting {
  poster: Poster;
  /** Active rules of a module that is on. */
  rules: PostingRule[];
}

const specs = new Map<string, ModuleSpec>();

/** A module's rules, as the post history uses them. */
export function rulesOf({ world, guild, spec }: Posting, isOnOnly = true): PostingRule[] {
  const row = moduleRow(world, guild, spec.slug);
  if (isOnOnly && !row.enabled) return [];
  const shared = { module: spec.slug };
  if (!spec.rules) {
    if (row.values === null) return [];
    const values = completed(spec, row.values);
    const createdAt = row.createdAt ?? row.updatedAt ?? 0;
    return [
      {
        ...shared,
        id: null,
        name: spec.title,
        values,
        createdAt,
        updatedAt: row.updatedAt ?? createdAt,
      },
    ];
  }
  return row.rules
    .filter(({ enabled }) => enabled || !isOnOnly)
    .map((rule) => {
      const values = completed(spec, rule.values);
      const createdAt = rule.createdAt ?? rule.updatedAt;
      return Object.assign({}, shared, {
        id: rule.id,
        name: ruleName({ values, id: rule.id }),
        values,
        createdAt,
        updatedAt: rule.updatedAt,
      });
    });
}

/** Loads the specs of the modules that post. */
async function loadSpecs(): Promise<void> {
  for (const { slug } of posters) {
    const spec = specs.get(slug) ?? (await loadModule(slug));
    if (spec) specs.set(slug, spec);
  }
}

export const specOf = (slug: string): ModuleSpec | undefined => specs.get(slug);

/** Design of a server's posts at a time, with the current settings of Bot personalizer. */
export function brandingAt({ world, guild }: Pick<Posting, 'world' | 'guild'>) {
  const isPaid = paidAt({ world, guild, spec: personalizer });
  const [own, plain] = [brandingOf(world, guild, true), brandingOf(world, guild, false)];
  return (at: number) => (isPaid(at) === true ? own : plain);
}

/** Posts of a server's rules so far, updated with each new one. */
function pasts(world: World, guild: GuildRow, { sent }: DeliveryMark) {
  const byRule = new Map<string, DeliveryRow[]>();
  const remember = (row: DeliveryRow): string => {
    const key = ruleKey({ module: row.module, id: row.ruleId });
    const rows = byRule.get(key);
    if (rows) rows.push(row);
    else byRule.set(key, [row]);
    return key;
  };
  for (const row of world.db.deliveries)
    if (row.serverId === guild.id && row.state === 'SENT') remember(row);
  return {
    of: (rule: PostingRule): Past => {
      const key = ruleKey(rule);
      const rows = byRule.get(key) ?? [];
      return {
        sentAfter: (after) => rows.filter(({ at }) => at > after),
        total: sent[key] ?? 0,
      };
    },
    add: (row: DeliveryRow) => {
      const key = remember(row);
      sent[key] = (sent[key] ?? 0) + 1;
    },
  };
}

/** The post history entry for a due post; null where there is nothing to record. */
function deliver(
  { world, guild, spec }: Posting,
  rule: PostingRule,
  due: Due,
  {
    past,
    isPaid,
    number,
    look,
  }: { past: Past; isPaid: boolean; number: number; look: ReturnType<typeof brandingOf> },
): DeliveryRow | null {
  if (due.isOver?.(past) === true) return null;
  const verdict = judge(due, { past, isPaid });
  const channelId = due.channelId ?? channelOf(rule, due.channelAt);
  const row = blankDelivery(guild, rule, { ...due, channelId, number });
  if (!verdict.posts) {
    const { reason, filter, why } = verdict;
    return { ...row, reason, filter, why };
  }
  const post = withBranding(look, spec, withVariables(spec.variables, due.post()));
  const refusal = due.refusal ?? formRefusal(payloadOfPost(post));
  const attempts = attemptsAt(guild, world.db.outages, { ...due, channelId, refusal });
  const last = attempts.at(-1);
  const isSent = last?.code === null;
  const replaces = due.replaces?.(past);
  const made: DeliveryRow = {
    ...row,
    state: isSent ? 'SENT' : 'FAILED',
    why: isSent ? null : (last?.text ?? null),
    attempts,
    post: replaces ? { ...post, replaces } : post,
  };
  // Names have no message id.
  if (!isSent || post.message === null) return made;
  deleteReplaced(world.db, made);
  const messageId = due.messageId ?? messageIdOf(world.db, made, messageIdAt(last.at, number));
  return { ...made, messageId };
}

/** The modules of a server that post, with their active rules. */
function postingModules(world: World, guild: GuildRow): PostingModule[] {
  return posters.flatMap((poster) => {
    const spec = specs.get(poster.slug);
    if (!spec) return [];
    const posting = { world, guild, spec };
    return [{ ...posting, poster, rules: rulesOf(posting) }];
  });
}

/**
 * Makes all posts that became due on a server since the last read, in order, each once. Call it before reading the post
 * history, and before changing anything it depends on.
 */
export async function settleDeliveries(world: World, guild: GuildRow): Promise<void> {
  await loadSpecs();
  const now = world.clock.now();
  const known = world.db.deliveryMarks.find(({ serverId }) => serverId === guild.id);
  const mark = known ?? { serverId: guild.id, until: now - KEPT, sent: {}, made: 0, forgotten: 0 };
  const after = Math.max(mark.until, now - FURTHEST);
  if (!known) world.db.deliveryMarks.push(mark);
  if (now <= after) return;
  mark.until = now;
  const past = pasts(world, guild, mark);
  const all = postingModules(world, guild).flatMap((module) => {
    const isPaid = paidAt(module);
    return module.rules.flatMap((rule) =>
      module.poster
        .due(module, rule, Math.max(after, rule.createdAt), now)
        .map((due) => ({ module, rule, due, isPaid: due.isInForce === true || isPaid(due.at) })),
    );
  });
  all.sort((one, other) => one.due.at - other.due.at);
  const isMade = madeSince(world, guild, after);
  const look = brandingAt({ world, guild });
  const before = mark.made;
  for (const { module, rule, due, isPaid } of all) {
    if (isPaid === null || isMade(rule, due)) continue;
    const row = deliver(module, rule, due, {
      past: past.of(rule),
      isPaid,
      number: mark.made,
      look: look(due.at),
    });
    if (!row) continue;
    mark.made += 1;
    world.db.deliveries.push(row);
    if (row.state === 'SENT') past.add(row);
    due.noted?.(row);
  }
  if (known && mark.made === before) return;
  prune(world, guild, mark);
  world.changed();
}

/** Returns a function that says whether an entry was already made, regardless of the mark: no post is made twice. */
function madeSince({ db }: World, { id }: GuildRow, after: number) {
  const keys = new Set(
    db.deliveries
      .filter((row) => row.serverId === id && row.at > after)
      .map((row) => `${ruleKey({ module: row.module, id: row.ruleId })} ${row.key}`),
  );
  return (rule: PostingRule, { key }: Due) => keys.has(`${ruleKey(rule)} ${key}`);
}

/** Deletes old entries: refreshes after two days, others after thirty, and the oldest beyond two thousand. */
function prune(world: World, guild: GuildRow, mark: DeliveryMark): void {
  const now = world.clock.now();
  const isKept = ({ at, kind }: DeliveryRow) =>
    at > now - (kind === 'REFRESH' ? REFRESHES_KEPT : KEPT);
  const rows = world.db.deliveries.filter((row) => row.serverId === guild.id && isKept(row));
  const kept = new Set(rows.slice(-MOST_ROWS));
  mark.forgotten = rows.at(-MOST_ROWS - 1)?.at ?? mark.forgotten;
  world.db.deliveries = world.db.deliveries.filter(
    (row) => row.serverId !== guild.id || kept.has(row),
  );
}

/** Number of a server's alerts posted in the last 24 hours. */
export function alertsSent(world: World, guild: GuildRow, alerts: ReadonlySet<string>): number {
  const since = world.clock.now() - DAY;
  return world.db.deliveries.filter(
    ({ serverId, module, state, kind, at }) =>
      serverId === guild.id &&
      state === 'SENT' &&
      kind !== 'REFRESH' &&
      at > since &&
      alerts.has(module),
  ).length;
}
