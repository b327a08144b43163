import { PrintedReceipt, type ReceiptLine } from '@/features/billing/receipt/PrintedReceipt';
import { meaningOf } from '@/features/billing/transaction-status/statusWords';
import { amountText } from '@/shared/format/amounts';
import { momentText } from '@/shared/format/times';
import { utcText } from '@/shared/format/utcText';
import { signedText, stepText, typeText, unitsText } from './historyWords';
import type { Transaction } from './transaction';

const SOL_DECIMALS = 9;

/** Only transactions that moved money have a receipt. */
export const isReceipt = ({ moved }: Pick<Transaction, 'moved'>): boolean => moved !== '0';

const timeText = (at: string | null) => {
  const time = Date.parse(at ?? '');
  return Number.isNaN(time) ? null : `${momentText(time)} (${utcText(time)})`;
};

/** Printed in place of the page while a transaction is open. */
export function Receipt({ transaction }: { transaction: Transaction }) {
  const { id, type, status, at, description, server, expected, received } = transaction;
  const { from, to, signature, fee, slot, blockTime, memo, reference, orderId } = transaction;
  const lines: ReceiptLine[] = [
    { name: 'For', value: description, isWords: true },
    { name: 'Server', value: server?.name ?? null },
    { name: 'Type', value: typeText(type), isWords: true },
    { name: 'Date', value: timeText(at), isWords: true },
    { name: 'Status', value: status, isWords: true },
    { name: 'Expected', value: expected === null ? null : unitsText(expected, transaction) },
    { name: 'Received', value: received === null ? null : unitsText(received, transaction) },
    { name: 'From', value: from },
    { name: 'To', value: to },
    { name: 'Signature', value: signature },
    {
      name: 'Network fee',
      value: fee === null ? null : `${amountText(BigInt(fee), SOL_DECIMALS)} SOL`,
    },
    { name: 'Slot', value: slot === null ? null : String(slot) },
    { name: 'Block time', value: timeText(blockTime), isWords: true },
    { name: 'Memo', value: memo, isWords: true },
    { name: 'Reference', value: reference },
    { name: 'Order', value: orderId },
    { name: 'Transaction', value: id },
  ];
  return (
    <PrintedReceipt
      title={isReceipt(transaction) ? 'Castle Bots receipt' : 'Castle Bots transaction'}
      amount={signedText(transaction)}
      meaning={meaningOf(status)}
      lines={lines}
    >
      <ol>
        {transaction.timeline.map(({ step, at: when }, index) => (
          // Steps have no identity but their place.
          // oxlint-disable-next-line react/no-array-index-key -- see above
          <li key={index}>
            {stepText(step, type)}
            {when === null ? '' : `, ${timeText(when) ?? ''}`}
          </li>
        ))}
      </ol>
    </PrintedReceipt>
  );
}
