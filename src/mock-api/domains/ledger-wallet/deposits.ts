import { balanceOf } from '../../chain/queries';
import { iso } from '../../store/clock';
import { ledgerAddress } from '../payouts/ledgerKey';
import type { World } from '../../store/world';

/** System program: the sender of SOL that a test chain creates. It belongs to no one. */
const FAUCET = '11111111111111111111111111111111';

/** SOL received by a server's ledger wallet, newest first; null where the network does not answer. */
export async function depositsOf(world: World, serverId: string) {
  const wallet = ledgerAddress(serverId);
  const chain = await world.chain();
  try {
    await balanceOf(chain, wallet);
  } catch {
    return null;
  }
  return chain.transactionsFor(wallet).flatMap((landed) => {
    const at = landed.accountKeys.indexOf(wallet);
    const amount = (landed.postBalances[at] ?? 0n) - (landed.preBalances[at] ?? 0n);
    if (landed.err !== null || amount <= 0n) return [];
    return [
      {
        signature: landed.signature,
        at: iso(landed.blockTime * 1000),
        amount: amount.toString(),
        from: landed.feePayer === FAUCET ? null : landed.feePayer,
      },
    ];
  });
}
