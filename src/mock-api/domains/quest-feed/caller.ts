import { xpOn } from '../point-balances/xp';
import type { CrowdIndex } from '../conditions/crowdIndex';
import { heldBy } from '../holdings/holdings';
import { memberOf } from '../members/members';
import { walletsOf } from '../wallets/wallets';
import type { GuildRow } from '../guilds/rows';
import type { World } from '../../store/world';

/** Gives the value that was made first for a key. */
function remembered<Value>(make: (key: string) => Value): (key: string) => Value {
  const known = new Map<string, Value>();
  return (key) => {
    const found = known.get(key);
    if (found !== undefined) return found;
    const made = make(key);
    known.set(key, made);
    return made;
  };
}

/**
 * What conditions look up of one person on several servers, each searched for once: thousands of quests ask for the
 * same.
 */
export function indexCaller(world: World, userId: string): (guild: GuildRow) => CrowdIndex {
  const wallets = walletsOf(world, userId);
  const held = remembered((asset) => heldBy(world, userId, asset));
  const done = new Set(
    world.db.submissions.flatMap((row) =>
      row.userId === userId && row.claimedAt !== null ? [row.questId] : [],
    ),
  );
  return (guild) => {
    const member = memberOf(world, guild.id, userId);
    const xp = remembered(() => xpOn(world, guild.id).get(userId) ?? 0);
    return {
      memberOf: () => member,
      walletsOf: () => wallets,
      heldBy: (_user, asset) => held(asset),
      hasDone: (_user, questId) => done.has(questId),
      xpOf: () => xp(''),
    };
  };
}
