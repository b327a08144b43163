import type { World } from '../../store/world';
import { TOKEN_ACCOUNT_RENT } from '../../chain/fees';
import { sureToken } from '../claims/views';
import { FEE, reservedOf } from '../payouts/funds';
import { heldTokens, ledgerAddress } from '../payouts/ledgerKey';

/** Balances of a server's ledger wallet and their reserved parts, SOL first. */
export async function seasonFundsOf(world: World, serverId: string) {
  const chain = await world.chain();
  const wallet = ledgerAddress(serverId);
  const funds = [null, ...heldTokens(serverId)].flatMap((mint) => {
    const held = mint === null ? chain.balance(wallet) : chain.tokenBalance(wallet, mint);
    if (held === null) return [];
    const reserved = reservedOf(world, serverId, mint);
    return [{ token: sureToken(mint), held: held.toString(), reserved: reserved.toString() }];
  });
  return { funds, fee: FEE.toString(), rent: TOKEN_ACCOUNT_RENT.toString() };
}
