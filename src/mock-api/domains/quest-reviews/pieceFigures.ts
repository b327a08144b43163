import type { Quest } from '@/features/modules/definitions/quest/fields';
import type { GuildRow } from '../guilds/rows';
import { findCollection } from '../market/market';
import { isOpen } from '../payouts/funds';
import { freePieces } from '../payouts/pieces';
import { collectionOf, submissionOf } from '../quests/rewards';
import type { World } from '../../store/world';

/**
 * For each collection of which a quest gives or has given NFTs: numbers left, reserved, moved and failed
 * (docs/product/claims-and-payouts.md).
 */
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
