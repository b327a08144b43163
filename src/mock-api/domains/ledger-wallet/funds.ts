import { balanceOf } from '../../chain/queries';
import { sureToken } from '../claims/views';
import { freeOf, reservedOf } from '../payouts/funds';
import { heldTokens, ledgerAddress } from '../payouts/ledgerKey';
import type { World } from '../../store/world';
import type { LedgerAlertRow } from './rows';

const DAY = 24 * 3_600_000;
/** Days whose payouts tell the present rate. */
const RATE_DAYS = 30;

export interface FundView {
  token: ReturnType<typeof sureToken>;
  held: string;
  reserved: string;
  free: string;
  perDay: string;
  daysLeft: number | null;
  alertBelow: string | null;
  isLow: boolean;
}

/** When the team of a server is told; as long as nobody has chosen, when a token lasts less than a week. */
export const alertOf = ({ db }: World, serverId: string): LedgerAlertRow =>
  db.ledgerAlerts.find((row) => row.serverId === serverId) ?? {
    serverId,
    version: 0,
    days: 7,
    below: [],
    told: [],
  };

/** Paid to members in a day, on average, base units: since the first of these payouts, and thirty days at most. */
function perDayOf({ db, clock }: World, serverId: string, mint: string | null): bigint {
  const now = clock.now();
  const paid = db.payouts.filter(
    (row) =>
      row.serverId === serverId &&
      row.mint === mint &&
      row.piece === null &&
      row.status === 'SUCCESS' &&
      row.at > now - RATE_DAYS * DAY,
  );
  const total = paid.reduce((sum, { amount }) => sum + BigInt(amount), 0n);
  return total / BigInt(RATE_DAYS);
}

/** What a server holds, of SOL and of each token it was funded with; null where the chain does not answer. */
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
  const views: FundView[] = [];
  for (const mint of [null, ...heldTokens(serverId)]) {
    const held = mint === null ? lamports : chain.tokenBalance(wallet, mint);
    const free = await freeOf(world, serverId, mint);
    if (held === null || free === null) continue;
    const perDay = perDayOf(world, serverId, mint);
    const daysLeft = perDay === 0n ? null : Number(free / perDay);
    const alertBelow = alert.below.find((each) => each.mint === mint)?.units ?? null;
    views.push({
      token: sureToken(mint),
      held: held.toString(),
      reserved: reservedOf(world, serverId, mint).toString(),
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
