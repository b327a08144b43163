import { useState } from 'react';
import { orderStatuses } from '@/features/billing/orders/order';
import { OrderStatusBadge } from '@/features/billing/orders/OrderBadges';
import { transactionStatuses } from '@/features/billing/transaction-status/transactionStatus';
import { TransactionStatusBadge } from '@/features/billing/transaction-status/TransactionStatusBadge';
import { Address } from '@/shared/ui/Address';
import { Avatar } from '@/shared/ui/Avatar';
import { ConfirmDialog } from '@/shared/ui/ConfirmDialog';
import { CopyButton } from '@/shared/ui/CopyButton';
import { ShareButton } from '@/shared/ui/ShareButton';
import { ShortAmount } from '@/shared/ui/ShortAmount';
import { SolAmount } from '@/shared/ui/SolAmount';
import { TimeAgo } from '@/shared/ui/TimeAgo';
import { notify, type Toast } from '@/shared/ui/toast';
import { UrlTabs } from '@/shared/ui/UrlTabs';
import { Part } from '../Part';
import { serverNow } from '@/shared/time/serverClock';
import { MINUTE } from '@/shared/time/durations';

const ADDRESS = '2dJ58H29NPMUPLSxJKEyGcYsZieQeXauhv4KtGiD9dtb';
const toasts: readonly Toast['kind'][] = ['success', 'info', 'warning', 'error'];

/** Buttons, badges, amounts, times, pictures, tabs, notices, dialog. */
export function BasicParts() {
  const [now] = useState(serverNow);
  return (
    <>
      <Part name="Buttons">
        <button type="button" className="btn btn-primary">
          Primary
        </button>
        <button type="button" className="btn btn-outline-secondary">
          Secondary
        </button>
        <button type="button" className="btn btn-primary" disabled>
          Disabled
        </button>
        <button type="button" className="btn btn-sm btn-outline-secondary">
          Small
        </button>
      </Part>
      <Part name="Statuses of orders">
        {orderStatuses.map((status) => (
          <OrderStatusBadge key={status} status={status} />
        ))}
        <OrderStatusBadge status="UNKNOWN_TO_US" />
      </Part>
      <Part name="Statuses of transactions">
        {transactionStatuses.map((status) => (
          <TransactionStatusBadge key={status} status={status} />
        ))}
      </Part>
      <Part name="Amounts, addresses and times">
        <SolAmount lamports={1_250_000_001n} />
        <SolAmount lamports={0n} />
        <ShortAmount units={12_345_600n} decimals={9} symbol="SOL" />
        <Address value={ADDRESS} what="the address" isShort explorer="account" />
        <Address value={ADDRESS} what="the whole address" />
        <CopyButton value={ADDRESS} label="Copy" />
        <ShareButton url="https://example.com" title="Castle Bots" label="Share the home page" />
        <ShareButton url="https://example.com" title="Castle Bots" label="Share" isIcon />
        <TimeAgo at={new Date(now).toISOString()} />
        <TimeAgo at={new Date(now - 90 * MINUTE).toISOString()} />
        <TimeAgo at="not a time" />
      </Part>
      <Part name="Pictures">
        <Avatar src={null} name="Solana Keep" size={32} shape="tile" />
        <Avatar src={null} name="🦉 Owl" size={40} />
        <Avatar src="/icon-192.png" name="Castle Bots" size={48} shape="tile" />
        <Avatar src={null} name="Mira Moat" size={72} />
      </Part>
      <Part name="Tabs in the address" isStacked>
        <UrlTabs
          label="Quests"
          param="kit-tab"
          tabs={[
            { id: 'open', label: 'Open', content: <p>Quests that are open.</p> },
            { id: 'waiting', label: 'Waiting', content: <p>Quests that wait for someone.</p> },
            { id: 'done', label: 'Done', content: <p>Quests that are done.</p> },
          ]}
        />
      </Part>
      <Part name="Notices and toasts">
        <p className="notice">Payment received.</p>
        <p className="notice notice--warning">This takes longer than usual.</p>
        <p className="notice notice--error">It wasn’t saved.</p>
        {toasts.map((kind) => (
          <button
            key={kind}
            type="button"
            className="btn btn-sm btn-outline-secondary"
            onClick={() => notify(kind, `A toast of kind ${kind}`)}
          >
            Toast: {kind}
          </button>
        ))}
      </Part>
      <Part name="Dialog">
        <DialogExample />
      </Part>
    </>
  );
}

function DialogExample() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button type="button" className="btn btn-outline-secondary" onClick={() => setOpen(true)}>
        Ask
      </button>
      <ConfirmDialog
        isOpen={isOpen}
        title="Tear the wall down?"
        confirmLabel="Tear down"
        cancelLabel="Keep"
        onConfirm={close}
        onCancel={close}
      >
        It goes for good.
      </ConfirmDialog>
    </>
  );
}
