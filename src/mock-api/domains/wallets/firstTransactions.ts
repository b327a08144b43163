import { signaturesFor } from '../../chain/queries';
import type { World } from '../../store/world';

/**
 * Asks the chain when each linked wallet made its first transaction, where that is not known yet. One that could
 * not be asked for stays unknown.
 */
export async function readFirstTransactions(world: World): Promise<void> {
  const open = world.db.linkedWallets.filter(({ firstUsedAt }) => typeof firstUsedAt !== 'number');
  if (open.length === 0) return;
  const chain = await world.chain();
  for (const row of open) {
    try {
      const first = (await signaturesFor(chain, row.address)).at(-1);
      row.firstUsedAt = first?.at ?? null;
    } catch {
      return;
    }
  }
}
