import type { Quest } from '@/features/modules/definitions/quest/fields';
import type { GuildRow } from '../guilds/rows';
import { findCollection } from '../market/market';
import { isOpen } from '../payouts/funds';
import { freePieces } from '../payouts/pieces';
import { collectionOf, submissionOf } from '../quests/rewards';
import type { World } from '../../store/world';

/** Of each collection a quest gives pieces of, or has given: what is left, promised, moved and failed (decision 92). */
export function pieceFigures(world: World, guild: GuildRow, questId: string, { rewards }: Quest) {
  const handedIn = new Set(
    world.db.submissions.flatMap((row) => (row.questId === questId ? [row.id] : [])),
  );
  const payouts = world.db.payouts.filter(
    (row) => row.serverId === guild.id && row.piece !== null && handedIn.has(submissionOf(row)),
  );
  const collections = new Set([
    ...rewards.flatMap((reward) => collectionOf(world, guild, reward) ?? []),
    ...payouts.flatMap(({ piece }) => piece?.collection ?? []),
  ]);
  return [...collections].map((collection) => {
    const own = payouts.filter(({ piece }) => piece?.collection === collection);
    return {
      collection,
      name: findCollection(collection)?.name ?? 'Unknown collection',
      left: freePieces(world, guild.id, collection).length,
      promised: own.filter(isOpen).length,
      moved: own.filter(({ status }) => status === 'SUCCESS').length,
      failed: own.filter(({ status }) => status === 'FAILED').length,
    };
  });
}
