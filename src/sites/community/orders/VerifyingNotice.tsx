import { isVerifying, type Order } from '@/features/billing/orders/order';
import { config } from '@/shared/config/config';
import { SafeLink } from '@/shared/navigation/SafeLink';
import { useNow } from '@/shared/time/useNow';

/** Longest time verification typically takes (spec §9). */
const MINUTE_MS = 60_000;
const TYPICAL_MS = 30 * MINUTE_MS;

/**
 * Said while any order is VERIFYING (spec §2). What takes longer than it should, or came with another
 * amount, is for support to look at: its order and signature are named (failure matrix, row 26).
 */
export function VerifyingNotice({ orders }: { orders: readonly Order[] }) {
  const now = useNow(MINUTE_MS);
  const verifying = orders.filter(isVerifying);
  if (verifying.length === 0) return null;
  const stuck = verifying.filter((order) => reasonOf(order, now) !== null);
  return (
    <>
      <p className="notice" role="status">
        Payment received. Activation or deactivation of features happens once it is verified,
        typically within 0-30 minutes.
      </p>
      {stuck.map((order) => (
        <p key={order.id} className="notice notice--warning">
          <strong>{order.package.name}:</strong> {reasonOf(order, now)}{' '}
          <SafeLink href={config.links.support}>Contact support</SafeLink> and include order{' '}
          <code>{order.id}</code>
          {order.paymentSignature ? (
            <>
              {' '}
              and transaction <code className="address">{order.paymentSignature}</code>
            </>
          ) : null}
          .
        </p>
      ))}
    </>
  );
}

function reasonOf({ paymentStatus, verifyingAt }: Order, now: number): string | null {
  if (paymentStatus === 'MISMATCH') return 'The payment doesn’t match the order price.';
  const since = Date.parse(verifyingAt ?? '');
  return now - since > TYPICAL_MS ? 'Verification is taking longer than usual.' : null;
}
