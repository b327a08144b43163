import { lineRef, isUnpaid } from '../accrual-ledger/lineStates';
import { TOKEN_ACCOUNT_RENT } from '../../chain/fees';
import { defaultWallet } from '../wallets/wallets';
import { tell } from '../notifier/news';
import { needsApproval } from '../payouts/approval';
import { amountText, canPay, freeOf, RENT, type Due } from '../payouts/funds';
import { withPayoutLock, reserve, runPayouts } from '../payouts/payouts';
import { tellable } from '../access/access';
import type { World } from '../../store/world';
import type { AccrualLine, AccrualRunRow } from '../accrual-ledger/rows';

/** The line of a run that a payout pays; null for any other payout. */
export function lineOfRef(
  { db }: World,
  ref: string,
): { run: AccrualRunRow; line: AccrualLine } | null {
  const run = db.accrualRuns.find(({ id }) => ref.startsWith(`${id}:`));
  const line = run?.lines.find(({ userId }) => lineRef(run, userId) === ref);
  return run && line ? { run, line } : null;
}

/**
 * Makes the payouts of runs that pay SOL or a token (`mint` of the run, `amount` of its lines), from the ledger
 * wallet to the member's default wallet: one payout for each line, never a second one, the oldest run first.
 * A line that cannot be paid now notes why (`waits`) and is tried again by the next call. While the ledger wallet
 * lacks a token, no later line of that token is paid before.
 *
 * To be called as often as one likes, after `settleAccruals`. Never rejects. Not to be called within `withPayoutLock`.
 */
export async function payAccruals(world: World): Promise<void> {
  if (!world.db.accrualRuns.some(isUnpaid)) return;
  // A chain that cannot be read now is read again by the next call.
  const made = await withPayoutLock(world, () => makePayouts(world)).catch(() => 0);
  if (made > 0) await runPayouts(world);
}

/** What the ledger wallet of a server cannot pay at the moment: tokens by their mints, or anything. */
interface Short {
  everything: boolean;
  mints: Set<string | null>;
}

/** @returns how many payouts were made */
async function makePayouts(world: World): Promise<number> {
  const { db } = world;
  const paid = new Set(db.payouts.map(({ ref }) => ref));
  const shortOf = new Map<string, Short>();
  let made = 0;
  for (const run of db.accrualRuns.filter(isUnpaid).toSorted((one, other) => one.to - other.to)) {
    const short = shortOf.get(run.serverId) ?? { everything: false, mints: new Set() };
    shortOf.set(run.serverId, short);
    let isDone = true;
    for (const line of run.lines) {
      if (!isPayable(world, run, line, paid)) continue;
      const waits = await payLine(world, run, line, short);
      if (waits === null) made += 1;
      else isDone = false;
      note(world, line, waits);
    }
    if (isDone) {
      run.isPaidOut = true;
      delete run.isShortTold;
      world.changed();
    }
  }
  tellOfShort(world);
  return made;
}

/** Whether a line has an amount and no payout yet. Members who deleted their account are not paid. */
function isPayable(
  { db }: World,
  run: AccrualRunRow,
  { userId, amount }: AccrualLine,
  paid: ReadonlySet<string>,
): boolean {
  const isThere = db.users.some(({ id, discordId }) => id === userId && discordId !== '0');
  return isThere && BigInt(amount ?? '0') > 0n && !paid.has(lineRef(run, userId));
}

function note(world: World, line: AccrualLine, waits: AccrualLine['waits'] | null): void {
  if ((line.waits ?? null) === waits) return;
  if (waits) line.waits = waits;
  else delete line.waits;
  world.changed();
}

/** @returns why it cannot be paid now, or null once its payout is made */
async function payLine(
  world: World,
  run: AccrualRunRow,
  { userId, amount }: AccrualLine,
  short: Short,
): Promise<NonNullable<AccrualLine['waits']> | null> {
  const { id, serverId, name } = run;
  const due: Due = { mint: run.mint ?? null, amount: BigInt(amount ?? '0') };
  const address = defaultWallet(world, userId)?.address;
  if (address === undefined) return 'NO_WALLET';
  const chain = await world.chain();
  // The chain refuses to open an account with less than its rent.
  if (due.mint === null && chain.balance(address) + due.amount < RENT) return 'BELOW_RENT';
  if (short.everything || short.mints.has(due.mint)) return 'NO_FUNDS';
  if (!(await canPay(world, serverId, [due]))) {
    short.mints.add(due.mint);
    // Each transfer takes SOL: where that is what lacks, nothing later may use it up.
    const sol = (await freeOf(world, serverId, null)) ?? 0n;
    short.everything = due.mint === null || sol < TOKEN_ACCOUNT_RENT;
    return 'NO_FUNDS';
  }
  reserve(world, {
    serverId,
    userId,
    address,
    ...due,
    label: `${amountText(due)} for “${name}”`,
    ref: lineRef({ id }, userId),
    isWaiting: needsApproval(world, serverId, due),
  });
  return null;
}

const lacksFunds = ({ lines }: AccrualRunRow) => lines.some(({ waits }) => waits === 'NO_FUNDS');

/** Notifies the team of a server once for each token that lacks, and again only after all of it was paid. */
function tellOfShort(world: World): void {
  const { db } = world;
  const unpaid = db.accrualRuns.filter((run) => isUnpaid(run) && lacksFunds(run));
  for (const run of unpaid.filter(({ isShortTold }) => isShortTold !== true)) {
    const isSame = ({ serverId, mint }: AccrualRunRow) =>
      serverId === run.serverId && mint === run.mint;
    const isTold = unpaid.some((other) => isSame(other) && other.isShortTold === true);
    run.isShortTold = true;
    world.changed();
    const guild = db.guilds.find(({ id }) => id === run.serverId);
    if (isTold || !guild) continue;
    const missing = unpaid.filter(isSame).reduce((sum, each) => sum + missingOf(each), 0n);
    for (const userId of tellable(world, guild))
      tell(world, userId, 'community', {
        event: 'TREASURY',
        title: `Rewards on ${guild.name} are waiting for funds`,
        text: `The ledger wallet can’t cover ${amountText({ mint: run.mint ?? null, amount: missing })} of rewards. Top it up to send them.`,
        path: '/dashboard/ledger-wallet',
      });
  }
}

const missingOf = ({ lines }: AccrualRunRow): bigint =>
  lines
    .filter(({ waits }) => waits === 'NO_FUNDS')
    .reduce((sum, { amount }) => sum + BigInt(amount ?? '0'), 0n);
