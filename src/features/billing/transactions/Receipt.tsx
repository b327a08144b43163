import { createPortal } from 'react-dom';
import { meaningOf } from '@/features/billing/transaction-status/statusWords';
import { amountText } from '@/shared/format/amounts';
import { momentText } from '@/shared/format/times';
import { utcText } from '@/shared/format/utcText';
import { signedText, stepText, typeText, unitsText } from './historyWords';
import type { Transaction } from './transaction';

const SOL_DECIMALS = 9;
/** Lines that hold words or times; the others hold names, amounts, addresses and ids. */
const WORDS = new Set(['For', 'Type', 'Date', 'Status', 'Block time', 'Memo']);

/** Something changed hands, so that there is something to give a receipt for. */
export const isReceipt = ({ moved }: Pick<Transaction, 'moved'>): boolean => moved !== '0';

const timeText = (at: string | null) => {
  const time = Date.parse(at ?? '');
  return Number.isNaN(time) ? null : `${momentText(time)} (${utcText(time)})`;
};

/** What is printed in place of the page while a transaction is open. It is seen on paper alone. */
export function Receipt({ transaction }: { transaction: Transaction }) {
  const { id, type, status, at, description, server, expected, received } = transaction;
  const { from, to, signature, fee, slot, blockTime, memo, reference, orderId } = transaction;
  const lines: [string, string | null][] = [
    ['For', description],
    ['Server', server?.name ?? null],
    ['Type', typeText(type)],
    ['Date', timeText(at)],
    ['Status', status],
    ['Expected', expected === null ? null : unitsText(expected, transaction)],
    ['Received', received === null ? null : unitsText(received, transaction)],
    ['From', from],
    ['To', to],
    ['Signature', signature],
    ['Network fee', fee === null ? null : `${amountText(BigInt(fee), SOL_DECIMALS)} SOL`],
    ['Slot', slot === null ? null : String(slot)],
    ['Block time', timeText(blockTime)],
    ['Memo', memo],
    ['Reference', reference],
    ['Order', orderId],
    ['Transaction', id],
  ];
  return createPortal(
    <article className="receipt" aria-hidden="true">
      <h1>{isReceipt(transaction) ? 'Castle Bots receipt' : 'Castle Bots transaction'}</h1>
      <p className="receipt__amount" translate="no">
        {signedText(transaction)}
      </p>
      <p>{meaningOf(status)}</p>
      <table>
        <tbody>
          {lines.map(([name, value]) =>
            value === null || value === '' ? null : (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td translate={WORDS.has(name) ? undefined : 'no'}>{value}</td>
              </tr>
            ),
          )}
        </tbody>
      </table>
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
    </article>,
    document.body,
  );
}
