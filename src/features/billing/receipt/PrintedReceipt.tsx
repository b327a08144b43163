import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import './receipt.scss';

export interface ReceiptLine {
  name: string;
  /** Null or empty: the line is left out. */
  value: string | null;
  /** Words or times, which may be translated; names, amounts, addresses and ids are not. */
  isWords?: boolean;
}

interface PrintedReceiptProps {
  title: string;
  /** "1.25 SOL". */
  amount: string;
  /** What the status means. */
  meaning: string | null;
  lines: readonly ReceiptLine[];
  children?: ReactNode;
}

/** Printed in place of the page it is on; hidden on screen. */
export const PrintedReceipt = ({ title, amount, meaning, lines, children }: PrintedReceiptProps) =>
  createPortal(
    <article className="receipt" aria-hidden="true">
      <h1>{title}</h1>
      <p className="receipt__amount" translate="no">
        {amount}
      </p>
      {meaning === null ? null : <p>{meaning}</p>}
      <table>
        <tbody>
          {lines.map(({ name, value, isWords = false }) =>
            value === null || value === '' ? null : (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td translate={isWords ? undefined : 'no'}>{value}</td>
              </tr>
            ),
          )}
        </tbody>
      </table>
      {children}
    </article>,
    document.body,
  );
