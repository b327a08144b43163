import { formatUnits } from '@/shared/money/lamports';
import type { Transaction } from './transaction';

/**
 * The facts support needs to find a transaction, one per line, with exact amounts and times in UTC. Contains nothing
 * secret: no cookies, no keys, no names.
 *
 * @param now ms since 1970
 */
export function supportBundle(transaction: Transaction, now: number): string {
  const { token, amount, expected, received, fee } = transaction;
  const told = (units: string | null) =>
    units === null ? null : `${formatUnits(BigInt(units), token.decimals)} ${token.symbol}`;
  const lines: [string, string | number | null][] = [
    ['Transaction', transaction.id],
    ['Type', `${transaction.type} ${transaction.direction}`],
    ['Status', transaction.status],
    ['Note', transaction.note],
    ['Mismatch', transaction.mismatch],
    ['Error', transaction.error === null ? null : transaction.error.code],
    ['Description', transaction.description],
    ['Server', transaction.server?.id ?? null],
    ['Order', transaction.orderId],
    ['Amount', told(amount)],
    ['Expected', told(expected)],
    ['Received', told(received)],
    ['Token', token.mint],
    ['NFT number', transaction.piece],
    ['From', transaction.from],
    ['To', transaction.to],
    ['Signature', transaction.signature],
    ['Related', transaction.related?.signature ?? transaction.related?.id ?? null],
    ['Slot', transaction.slot],
    ['Network fee (lamports)', fee],
    ['Memo', transaction.memo],
    ['Reference', transaction.reference],
    ...transaction.timeline.map(({ step, at }): [string, string] => [step, at ?? 'time unknown']),
    ['Copied', new Date(now).toISOString()],
  ];
  return lines
    .filter(([, value]) => value !== null && value !== '')
    .map(([name, value]) => `${name}: ${String(value)}`)
    .join('\n');
}
