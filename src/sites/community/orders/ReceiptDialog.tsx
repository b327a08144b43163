import { useState, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import type { Order } from '@/features/billing/orders/order';
import { selectServerDetails } from '@/features/server/discord/discordSlice';
import { momentText } from '@/shared/format/times';
import { formatSol } from '@/shared/money/lamports';
import { priceInWords } from '@/shared/money/price';
import { timeOf } from '@/shared/time/timeOf';
import { Address } from '@/shared/ui/Address';
import { ConfirmDialog } from '@/shared/ui/ConfirmDialog';
import { OrderReceipt } from './OrderReceipt';
import { typeInWords } from './orderState';

interface ReceiptDialogProps {
  /** The paid order; null while the dialog is closed. */
  order: Order | null;
  onClose: () => void;
}

/** What was paid for an order and by which transaction, to print. */
export default function ReceiptDialog({ order, onClose }: ReceiptDialogProps) {
  // The dialog keeps its text while it closes.
  const [shown, setShown] = useState(order);
  if (order !== null && order !== shown) setShown(order);
  const details = useSelector(selectServerDetails);
  if (shown === null) return null;
  const serverName = details?.id === shown.discordServerId ? details.guildName : null;
  return (
    <>
      <ConfirmDialog
        isOpen={order !== null}
        title={`Receipt for ${shown.package.name}`}
        confirmLabel="Print receipt"
        cancelLabel="Close"
        isWanted
        onConfirm={() => window.print()}
        onCancel={onClose}
      >
        <ReceiptFacts order={shown} serverName={serverName} />
      </ConfirmDialog>
      {order === null ? null : <OrderReceipt order={order} serverName={serverName} />}
    </>
  );
}

function ReceiptFacts({ order, serverName }: { order: Order; serverName: string | null }) {
  const { credit, createdAt, expiresAt, paymentSignature } = order;
  return (
    <dl className="facts">
      <Line term="Paid">
        <strong className="amount" translate="no">
          {priceInWords(order)}
        </strong>
      </Line>
      {serverName === null ? null : (
        <Line term="Server">
          <bdi translate="no">{serverName}</bdi>
        </Line>
      )}
      <Line term="Type">{typeInWords(order)}</Line>
      <Moment term="Ordered" at={createdAt} />
      <Moment term="Ends" at={expiresAt} />
      {credit === undefined || credit === '0' ? null : (
        <Line term="Credit from the earlier package">
          <span className="amount" translate="no">
            {formatSol(BigInt(credit))} SOL
          </span>
        </Line>
      )}
      {paymentSignature ? (
        <Line term="Transaction">
          <Address
            value={paymentSignature}
            what="the transaction signature"
            isShort
            explorer="transaction"
          />
        </Line>
      ) : null}
      <Line term="Order">
        <code>{order.id}</code>
      </Line>
    </dl>
  );
}

function Moment({ term, at }: { term: string; at: string | null | undefined }) {
  const time = timeOf(at ?? null);
  return time === null ? null : <Line term={term}>{momentText(time)}</Line>;
}

const Line = ({ term, children }: { term: string; children: ReactNode }) => (
  <div>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
);
