import { useEffect, useState } from 'react';
import { canPurchase, type Order } from '@/features/billing/orders/order';
import { config } from '@/shared/config/config';
import { priceOf } from '@/shared/money/price';
import { memoFor, referenceFor } from '../transaction/reference';
import type { PayRequest } from './solanaPay';

/**
 * What a phone would have to pay for the order; null while nothing may be paid, or when the server names
 * a receiver that this build does not know.
 */
export function usePayRequest(order: Order | null): PayRequest | null {
  const [reference, setReference] = useState<string | null>(null);
  const id = order?.id;
  const given = order?.reference;
  useEffect(() => {
    if (id === undefined) return undefined;
    let isGone = false;
    void referenceFor({ id, reference: given }).then((found) => {
      if (!isGone) setReference(found);
    });
    return () => {
      isGone = true;
    };
  }, [id, given]);

  const treasury = config.treasuryAddress;
  const lamports = order === null ? null : priceOf(order);
  if (order === null || reference === null || lamports === null || treasury === '') return null;
  if (!canPurchase(order) || (order.recipient ?? treasury) !== treasury) return null;
  return {
    recipient: treasury,
    lamports,
    reference,
    memo: memoFor(order.id),
    label: config.brandName,
    message: order.package.name,
  };
}
