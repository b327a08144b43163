import { Fragment, type ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { amountText } from '@/shared/format/amounts';
import { inNumbers } from '@/shared/format/numbers';
import { momentText } from '@/shared/format/times';
import { utcText } from '@/shared/format/utcText';
import { Address } from '@/shared/ui/Address';
import { CopyButton } from '@/shared/ui/CopyButton';
import { Private } from '@/shared/ui/Private';
import { typeText, unitsText } from './historyWords';
import type { Transaction } from './transaction';
import { withOpen } from './useOpenTransaction';

const SOL_DECIMALS = 9;

/** The known facts of a transaction, one per line; unknown facts have no line. */
export function TransactionFacts({ transaction }: { transaction: Transaction }) {
  const { type, server, expected, received, from, to, fee, feePayer, slot } = transaction;
  const { signature, memo, reference, blockTime, orderId, id, wallet } = transaction;
  const time = Date.parse(blockTime ?? '');
  // The id of an NFT isn't an amount, so it isn't hidden.
  const Units = transaction.piece === null ? Private : Fragment;
  return (
    <dl className="transaction-facts">
      <Fact term="Type">{typeText(type)}</Fact>
      {server === null ? null : (
        <Fact term="Server">
          <bdi translate="no">{server.name}</bdi>
        </Fact>
      )}
      {expected === null ? null : (
        <Fact term="Expected">
          <span translate="no">
            <Units>{unitsText(expected, transaction)}</Units>
          </span>
        </Fact>
      )}
      {received === null ? null : (
        <Fact term="Received">
          <span translate="no">
            <Units>{unitsText(received, transaction)}</Units>
          </span>
        </Fact>
      )}
      <Account
        term="From"
        what="the sender’s account"
        address={from}
        isOwn={from !== null && from === wallet}
      />
      <Account
        term="To"
        what="the recipient’s account"
        address={to}
        isOwn={to !== null && to === wallet}
      />
      {signature === null ? null : (
        <Fact term="Signature">
          <Address value={signature} what="the signature" isShort explorer="transaction" />
        </Fact>
      )}
      {fee === null ? null : (
        <Fact term="Network fee">
          <span translate="no">{amountText(BigInt(fee), SOL_DECIMALS)} SOL</span>
          {feePayer === null ? '' : feePayer === wallet ? ' (paid by you)' : ' (not paid by you)'}
        </Fact>
      )}
      {slot === null ? null : <Fact term="Slot">{inNumbers(slot)}</Fact>}
      {Number.isNaN(time) ? null : (
        <Fact term="Block time">
          {momentText(time)} ({utcText(time)})
        </Fact>
      )}
      <Related transaction={transaction} />
      <Code term="Memo" copy="Copy the memo" value={memo} />
      <Code term="Reference" copy="Copy the reference" value={reference} />
      <Code term="Order" copy="Copy the order" value={orderId} />
      <Code term="Transaction ID" copy="Copy the transaction ID" value={id} />
    </dl>
  );
}

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
);

interface AccountProps {
  term: string;
  /** Its name for the copy button. */
  what: string;
  address: string | null;
  isOwn: boolean;
}

const Account = (props: AccountProps) =>
  props.address === null ? null : (
    <Fact term={props.term}>
      <Address value={props.address} what={props.what} isShort explorer="account" />
      {props.isOwn ? <span> (yours)</span> : null}
    </Fact>
  );

const Code = ({ term, copy, value }: { term: string; copy: string; value: string | null }) =>
  value === null ? null : (
    <Fact term={term}>
      <code className="transaction-code">{value}</code>
      <CopyButton value={value} label={copy} />
    </Fact>
  );

function Related({ transaction: { related, type } }: { transaction: Transaction }) {
  const [params] = useSearchParams();
  if (related === null) return null;
  return (
    <Fact term={type === 'REFUND' ? 'Refund for' : 'Refunded by'}>
      <Link to={{ search: withOpen(params, related.id).toString() }} replace preventScrollReset>
        {type === 'REFUND' ? 'View payment' : 'View refund'}
      </Link>
    </Fact>
  );
}
