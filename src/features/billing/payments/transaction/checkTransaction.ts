import type { TransferPlan } from '../ports';
import type { TransactionView } from './transactionView';

/** Maximum fee of a payment beside its price, in lamports (0.005 SOL): blocks an excessive fee. */
export const MAX_FEE = 5_000_000n;
const FEE_PER_SIGNATURE = 5_000n;
const DEFAULT_UNITS = 200_000;

const same = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((item) => b.includes(item));

/** Highest fee the bytes allow, in lamports: signatures plus compute limit × price. */
export function feeLimit(view: TransactionView): bigint {
  let units = DEFAULT_UNITS * view.instructions.length;
  let price = 0n;
  for (const instruction of view.instructions) {
    if (instruction.kind === 'compute-limit') units = instruction.units;
    if (instruction.kind === 'compute-price') price = instruction.microLamports;
  }
  const priority = (BigInt(units) * price + 999_999n) / 1_000_000n;
  return FEE_PER_SIGNATURE * BigInt(view.signers.length) + priority;
}

/**
 * Checks, just before the wallet opens, that the transaction is exactly what we meant to build (reliability C17, C18).
 * @returns null, or the problem
 */
export function problemBeforePrompt(view: TransactionView, plan: TransferPlan): string | null {
  const kinds = view.instructions.map(({ kind }) => kind).join(' ');
  if (kinds !== 'compute-limit compute-price transfer memo') return 'unexpected instructions';
  const memo = view.instructions.find((item) => item.kind === 'memo');
  if (memo?.text !== plan.memo) return 'wrong memo';
  const transfer = view.instructions.find((item) => item.kind === 'transfer');
  if (!same(transfer?.extraKeys ?? [], [plan.reference])) return 'wrong reference';
  return problemAfterSigning(view, plan, { signed: false });
}

/**
 * Judges a transaction from the wallet by its possible effects. Wallets add guard instructions, so others are allowed
 * as long as no money can go anywhere else: only payer and receiver may change, and no nonce may make the transaction
 * valid forever.
 * @returns null, or the problem
 */
export function problemAfterSigning(
  view: TransactionView,
  plan: TransferPlan,
  { signed } = { signed: true },
): string | null {
  if (view.payer !== plan.payer) return 'wrong payer';
  if (!same(view.signers, [plan.payer])) return 'unexpected signers';
  if (signed && view.signature === null) return 'missing signature';
  if (view.usesLookupTables) return 'hidden accounts';
  if (view.writable.some((key) => key !== plan.payer && key !== plan.recipient)) {
    return 'wrong recipient';
  }
  if (view.instructions.some(({ kind }) => kind === 'system'))
    return 'unexpected system instruction';
  const transfers = view.instructions.filter((item) => item.kind === 'transfer');
  const [transfer] = transfers;
  if (transfers.length !== 1 || !transfer) return 'wrong number of transfers';
  if (transfer.from !== plan.payer || transfer.to !== plan.recipient) return 'wrong recipient';
  if (transfer.lamports !== plan.lamports) return 'wrong amount';
  if (!transfer.extraKeys.includes(plan.reference)) return 'wrong reference';
  return feeLimit(view) > MAX_FEE ? 'fee too high' : null;
}
