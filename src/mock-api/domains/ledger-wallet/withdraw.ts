import { encodeBase58 } from '@/shared/solana/base58';
import { parseUnits } from '@/shared/money/lamports';
import { randomOf } from '../../store/hashed';
import type { GuildRow } from '../guilds/rows';
import { refuse, wrongFields, type Refusal } from '../../http/reply';
import { amountText, canPay, freeOf, isOpen, RENT, tokenOf } from '../payouts/funds';
import { ledgerAddress, ledgerSeed } from '../payouts/ledgerKey';
import { moveTokens } from '../payouts/moveTokens';
import { withPayoutLock } from '../payouts/payouts';
import { pushTransfer } from '../payouts/transfer';
import { treasuryAt, usableAt } from '../project-wallets/wallets';
import { nextId, type World } from '../../store/world';
import type { WithdrawalRow } from '../payouts/rows';

/** Memo of the transfer: identifies the withdrawal, so that it can be found on-chain. */
export const withdrawalMemo = (id: string) => `castle:withdrawal:${id}`;
/** Reference account to find it by on-chain (base58); no one has its key. */
const withdrawalReference = (id: string) => encodeBase58(randomOf(id, 'withdrawal').bytes(32));

/** A withdrawal as the owner confirmed it. */
export interface WithdrawalWish {
  key: string;
  mint: string | null;
  /** Base units, decimal text. */
  amount: string;
  address: string;
  /** The amount as retyped by the owner, decimal text. */
  typed: string;
  after: string | null;
}

type Answer = WithdrawalRow | Refusal<'invalid-fields' | 'newer-exists' | 'request-already-used'>;

const note = (
  world: World,
  { steps }: WithdrawalRow,
  step: WithdrawalRow['steps'][number]['step'],
) => void steps.push({ step, at: world.clock.now() });

/** The newest withdrawal of a server. */
export const lastWithdrawal = ({ db }: World, serverId: string): WithdrawalRow | undefined =>
  db.withdrawals.findLast((row) => row.serverId === serverId);

/**
 * Reserves a withdrawal's amount and sends it, or does neither. Uses the payout lock, so that no lamport is reserved
 * for both a member and the owner. The same key returns the same withdrawal.
 */
export async function withdraw(
  world: World,
  guild: GuildRow,
  userId: string,
  wish: WithdrawalWish,
): Promise<Answer> {
  const answer = await withPayoutLock(world, () => take(world, guild, userId, wish));
  await runWithdrawals(world);
  return answer;
}

async function take(
  world: World,
  { id: serverId }: GuildRow,
  userId: string,
  wish: WithdrawalWish,
): Promise<Answer> {
  const known = world.db.withdrawals.find(
    (row) => row.serverId === serverId && row.key === wish.key,
  );
  if (known)
    return isSame(known, wish)
      ? known
      : refuse(
          'request-already-used',
          'This request was already used. Refresh the page and try again.',
        );
  if (wish.after !== (lastWithdrawal(world, serverId)?.id ?? null))
    return refuse('newer-exists', 'Someone made another withdrawal. Refresh to see it.');
  const token = tokenOf(wish.mint);
  if (!token)
    return wrongFields([{ path: 'mint', message: 'The wallet doesn’t hold this token.' }]);
  const amount = BigInt(wish.amount);
  if (amount === 0n)
    return wrongFields([{ path: 'amount', message: 'Enter an amount above zero.' }]);
  if (typedUnits(wish.typed, token) !== amount)
    return wrongFields([{ path: 'typed', message: 'This doesn’t match the amount above.' }]);
  const wallet = treasuryAt(world, serverId, wish.address);
  if (!wallet)
    return wrongFields([{ path: 'address', message: 'Choose a treasury wallet of this server.' }]);
  if (usableAt(wallet) > world.clock.now())
    return wrongFields([
      {
        path: 'address',
        message: 'This wallet is new. It can receive withdrawals 24 hours after it was added.',
      },
    ]);
  const free = await freeOf(world, serverId, wish.mint);
  if (
    free === null ||
    amount > free ||
    !(await canPay(world, serverId, [{ mint: wish.mint, amount }]))
  )
    return wrongFields([
      {
        path: 'amount',
        message: `You can withdraw at most ${amountText({ mint: wish.mint, amount: free ?? 0n })} now. The rest is reserved for payouts and fees.`,
      },
    ]);
  const chain = await world.chain();
  // The network refuses to open an account with less than its rent.
  if (wish.mint === null && chain.balance(wish.address) + amount < RENT)
    return wrongFields([
      {
        path: 'amount',
        message: `This wallet is empty. Its first payment must be at least ${amountText({ mint: null, amount: RENT })}.`,
      },
    ]);
  return promise(world, serverId, userId, wish);
}

const isSame = (row: WithdrawalRow, wish: WithdrawalWish) =>
  row.mint === wish.mint &&
  row.address === wish.address &&
  BigInt(row.amount) === BigInt(wish.amount);

function typedUnits(text: string, unit: { decimals: number; symbol: string }): bigint | null {
  try {
    return parseUnits(text.trim(), unit);
  } catch {
    return null;
  }
}

function promise(
  world: World,
  serverId: string,
  userId: string,
  { key, mint, amount, address }: WithdrawalWish,
): WithdrawalRow {
  const row: WithdrawalRow = {
    id: nextId(world, 'wdr'),
    key,
    serverId,
    userId,
    address,
    mint,
    amount: BigInt(amount).toString(),
    status: 'PENDING',
    at: world.clock.now(),
    steps: [],
    attempts: 0,
    signature: null,
    wire: null,
    lastValidBlockHeight: 0,
  };
  note(world, row, 'LOCKED');
  world.db.withdrawals.push(row);
  world.changed();
  return row;
}

/** Continues every open withdrawal; may be called at any time. Never rejects. */
export const runWithdrawals = (world: World): Promise<void> =>
  world.db.withdrawals.some(isOpen)
    ? withPayoutLock(world, async () => {
        for (const row of world.db.withdrawals.filter(isOpen)) {
          // The next call retries after an error.
          await goOn(world, row).catch(() => undefined);
        }
      })
    : Promise.resolve();

async function goOn(world: World, row: WithdrawalRow): Promise<void> {
  const { id, serverId } = row;
  const outcome = await pushTransfer(await world.chain(), row, {
    payer: ledgerAddress(serverId),
    reference: withdrawalReference(id),
    memo: withdrawalMemo(id),
    sign: (blockhash) => sign(row, blockhash),
    onSigned: () => {
      row.status = 'PROCESSED';
      note(world, row, 'SENT');
      world.changed();
    },
  });
  if (outcome === null) return;
  if (outcome === 'FAILED') {
    Object.assign(row, { status: 'RECLAIMED_AFTER_FAILURE', wire: null });
    note(world, row, 'FAILED');
    note(world, row, 'RETURNED');
  } else {
    moveTokens(world, { ...row, piece: null });
    Object.assign(row, { status: 'SUCCESS', signature: outcome.signature, wire: null });
    note(world, row, 'PAID');
  }
  world.changed();
}

async function sign({ id, serverId, address, mint, ...row }: WithdrawalRow, blockhash: string) {
  const { signTokens, signWith } = await import('../../chain/treasury');
  const amount = BigInt(row.amount);
  const seed = ledgerSeed(serverId);
  const marks = { reference: withdrawalReference(id), memo: withdrawalMemo(id) };
  const decimals = tokenOf(mint)?.decimals ?? 0;
  return mint === null
    ? signWith(seed, { ...marks, recipient: address, lamports: amount }, blockhash)
    : signTokens(seed, { ...marks, to: address, mint, decimals, amount }, blockhash);
}
