import { balanceOf } from '../../chain/queries';
import { sureToken } from '../claims/views';
import { freeOf, reservedForPrizes, reservedOf } from '../payouts/funds';
import { heldTokens, ledgerAddress } from '../payouts/ledgerKey';
import type { World } from '../../store/world';
import { outgoingOf, runwayOf, type Outgoing } from './outgoing';
import type { LedgerAlertRow } from './rows';

export interface FundView {
  token: ReturnType<typeof sureToken>;
  held: string;
  reserved: string;
  prizes: string;
  free: string;
  perDay: string;
  daysLeft: number | null;
  alertBelow: string | null;
  isLow: boolean;
}

/** When the team of a server is notified. Until someone configures it, when a token lasts less than a week. */
export const alertOf = ({ db }: World, serverId: string): LedgerAlertRow =>
  db.ledgerAlerts.find((row) => row.serverId === serverId) ?? {
    serverId,
    version: 0,
    days: 7,
    below: [],
    told: [],
  };

/** A server's funds in SOL and in each of its tokens; null where the network does not answer. */
export async function fundsOf(world: World, serverId: string): Promise<FundView[] | null> {
  const wallet = ledgerAddress(serverId);
  const chain = await world.chain();
  let lamports: bigint;
  try {
    lamports = await balanceOf(chain, wallet);
  } catch {
    return null;
  }
  const alert = alertOf(world, serverId);
  const guild = world.db.guilds.find(({ id }) => id === serverId);
  const outgoing: Outgoing = guild ? outgoingOf(world, guild) : new Map();
  const views: FundView[] = [];
  for (const mint of [null, ...heldTokens(serverId)]) {
    const held = mint === null ? lamports : chain.tokenBalance(wallet, mint);
    const free = await freeOf(world, serverId, mint);
    if (held === null || free === null) continue;
    const perDay = outgoing.get(mint) ?? 0n;
    const daysLeft = runwayOf(free, perDay);
    const alertBelow = alert.below.find((each) => each.mint === mint)?.units ?? null;
    views.push({
      token: sureToken(mint),
      held: held.toString(),
      reserved: reservedOf(world, serverId, mint).toString(),
      prizes: reservedForPrizes(world, serverId, mint).toString(),
      free: free.toString(),
      perDay: perDay.toString(),
      daysLeft,
      alertBelow,
      isLow:
        (alertBelow !== null && free < BigInt(alertBelow)) ||
        (alert.days !== null && daysLeft !== null && daysLeft < alert.days),
    });
  }
  return views;
}
