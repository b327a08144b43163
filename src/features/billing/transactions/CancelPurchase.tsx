import { useState } from 'react';
import { cancelOrder } from '@/features/billing/orders/endpoints';
import { request } from '@/shared/api/request';
import { ConfirmDialog } from '@/shared/ui/ConfirmDialog';
import { notify } from '@/shared/ui/toast';

/** Cancels an order that waits for its payment, after the question of spec §2. */
export function CancelPurchase({ orderId }: { orderId: string }) {
  const [isAsked, setAsked] = useState(false);
  const [isRunning, setRunning] = useState(false);
  const confirm = async () => {
    setRunning(true);
    const result = await request(cancelOrder, { params: { id: orderId } });
    setRunning(false);
    setAsked(false);
    // Spec §8: the server's words, or these where none came.
    const isUnanswered = !result.success && result.status === undefined;
    notify(
      result.success ? 'success' : 'error',
      isUnanswered ? 'Failed to cancel order' : result.message,
    );
  };
  return (
    <>
      <button type="button" className="btn btn-outline-danger" onClick={() => setAsked(true)}>
        Cancel order
      </button>
      <ConfirmDialog
        isOpen={isAsked}
        title="Confirm Order Cancellation"
        confirmLabel="Yes"
        cancelLabel="No"
        isRunning={isRunning}
        onConfirm={() => void confirm()}
        onCancel={() => setAsked(false)}
      >
        <p>Are you sure you want to cancel this order?</p>
        <p>If a payment is already on its way, it’s returned to the wallet it came from.</p>
      </ConfirmDialog>
    </>
  );
}
