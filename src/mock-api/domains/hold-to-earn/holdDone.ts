import type { Program } from '@/features/modules/definitions/hold-to-earn/fields';
import { MINUTE } from '@/shared/time/durations';
import type { GuildRow } from '../guilds/rows';
import type { World } from '../../store/world';
import type { HoldDone } from './holdCount';
import type { Period } from '../accrual-ledger/periods';
import { tweetPrograms } from '../accrual-ledger/programs';
import { actionOf, postsOf, type RaidPost } from '../raids/raidPosts';
import { actsUntil, ownersOf } from '../raids/xActs';

type Boosters = Pick<Program, 'chatBooster' | 'tweetBooster' | 'reactionBooster'>;

const hasBoosters = ({ chatBooster, tweetBooster, reactionBooster }: Boosters): boolean =>
  chatBooster > 0 || tweetBooster > 0 || reactionBooster > 0;

/**
 * What members did between two moments that boosters of a program count, by member; null where it has none.
 * It is read from what happened and not from what was paid for it, so that the order of payouts changes nothing.
 */
export function doneBetween(
  world: World,
  serverId: string,
  values: Boosters,
  { from, to }: Period,
): ((userId: string) => HoldDone) | null {
  if (!hasBoosters(values)) return null;
  const chat = new Map<string, Set<string>>();
  const tweet = new Map<string, Set<string>>();
  const reaction = new Map<string, Set<string>>();
  const note = (map: Map<string, Set<string>>, userId: string, what: string) => {
    const known = map.get(userId);
    if (known) known.add(what);
    else map.set(userId, new Set([what]));
  };
  const isWithin = ({ at }: { at: number }) => at > from && at <= to;
  const here = world.db.activity.filter((row) => row.serverId === serverId && row.at <= to);
  const writers = new Map(
    here.flatMap(({ kind, messageId, userId }) =>
      kind === 'MESSAGE' && messageId !== null ? [[messageId, userId] as const] : [],
    ),
  );
  for (const row of here.filter(isWithin)) {
    const { kind, userId, messageId, at } = row;
    if (kind === 'MESSAGE') note(chat, userId, String(Math.floor(at / MINUTE)));
    const writer = writers.get(messageId ?? '');
    if (kind === 'REACTION' && writer !== undefined && writer !== userId)
      note(reaction, userId, messageId ?? '');
  }
  const guild = world.db.guilds.find(({ id }) => id === serverId);
  if (guild && values.tweetBooster > 0) {
    const owners = ownersOf(world);
    const keysOf = keysIn(world, guild);
    for (const act of actsUntil(world, to)) {
      const userId = owners.get(act.externalId);
      const isGone = act.goneAt !== undefined && act.goneAt <= to;
      if (userId === undefined || isGone || !isWithin(act)) continue;
      for (const key of keysOf(act)) note(tweet, userId, key);
    }
  }
  return (userId) => ({
    chat: chat.get(userId)?.size ?? 0,
    tweet: tweet.get(userId)?.size ?? 0,
    reaction: reaction.get(userId)?.size ?? 0,
  });
}

/** Tells what something done on X is, for groups of the server that are on: an action on a post counts once. */
function keysIn(world: World, guild: GuildRow) {
  const groups = tweetPrograms(world, guild)
    .filter(({ isOn }) => isOn)
    .map(({ values, rule }) => {
      const marks = world.db.accruals.find(({ ruleId }) => ruleId === rule.id)?.marks ?? {};
      return { values, rule, posts: postsOf(values, marks) };
    });
  return (act: Parameters<typeof actionOf>[2] & { at: number }): string[] =>
    groups.flatMap(({ values, rule, posts }) => {
      const isOf = (post: RaidPost) =>
        act.at >= post.from && act.at <= post.to && actionOf(values, post, act) !== undefined;
      const found = posts.find(isOf);
      return found ? [`${rule.id} ${found.id} ${act.kind}`] : [];
    });
}
