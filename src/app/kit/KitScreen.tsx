import { useState, type ReactNode } from 'react';
import { orderStatuses } from '@/features/orders/order';
import { OrderStatusBadge } from '@/features/orders/OrderStatusBadge';
import { Address } from '@/shared/ui/Address';
import { Avatar } from '@/shared/ui/Avatar';
import { ConfirmDialog } from '@/shared/ui/ConfirmDialog';
import { CopyButton } from '@/shared/ui/CopyButton';
import { ErrorState } from '@/shared/ui/ErrorState';
import { PageHeader } from '@/shared/ui/PageHeader';
import { ScreenSkeleton } from '@/shared/ui/ScreenSkeleton';
import { SolAmount } from '@/shared/ui/SolAmount';
import { notify, type Toast } from '@/shared/ui/toast';

const ADDRESS = '2dJ58H29NPMUPLSxJKEyGcYsZieQeXauhv4KtGiD9dtb';
const toasts: readonly Toast['kind'][] = ['success', 'info', 'warning', 'error'];

/** `/__kit`, in builds with the embedded back end alone: every part of the kit in every state. */
export default function KitScreen() {
  return (
    <div className="kit">
      <PageHeader
        title="The kit"
        purpose="Every part in every state, for looking at and for tests."
        actions={
          <button type="button" className="btn btn-primary">
            Primary action
          </button>
        }
      />
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
      <Part name="Order statuses">
        {orderStatuses.map((status) => (
          <OrderStatusBadge key={status} status={status} />
        ))}
        <OrderStatusBadge status="UNKNOWN_TO_US" />
      </Part>
      <Part name="Amounts and addresses">
        <SolAmount lamports={1_250_000_001n} />
        <SolAmount lamports={0n} />
        <Address value={ADDRESS} what="the address" isShort explorer="account" />
        <Address value={ADDRESS} what="the whole address" />
        <CopyButton value={ADDRESS} label="Copy" />
      </Part>
      <Part name="Avatars">
        <Avatar src={null} name="Solana Keep" size={32} />
        <Avatar src={null} name="🦉 Owl" size={40} />
        <Avatar src="/icon-192.png" name="Castle Bots" size={48} />
      </Part>
      <Part name="Notices and toasts">
        <p className="notice notice--info">Payment received.</p>
        <p className="notice notice--warning">This takes longer than usual.</p>
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
      <Part name="Could not be loaded">
        <ErrorState message="The vault is shut." onRetry={() => notify('info', 'Retry')} />
      </Part>
      <Part name="Nothing there yet">
        <div className="empty-state">
          <h3>No orders yet</h3>
          <p>Make sure you have placed an order.</p>
        </div>
      </Part>
      <Part name="On its way">
        <ScreenSkeleton />
      </Part>
    </div>
  );
}

function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="kit__part" aria-label={name}>
      <h2>{name}</h2>
      <div className="kit__examples">{children}</div>
    </section>
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
