import type { Offer, OrderTerms } from '@/features/billing/packages/offer';
import { priceOf } from '@/shared/money/price';
import type { Order } from './order';

/** A package that costs less in a new order than in one that waits for payment. Amounts in lamports. */
export interface CheaperOffer {
  offer: Offer & { terms: OrderTerms };
  credit: bigint;
  due: bigint;
}

/** What a new order of the same package would cost, where credit makes it cheaper; null elsewhere. */
export function cheaperOffer(order: Order, offers: readonly Offer[]): CheaperOffer | null {
  const offer = offers.find(({ id }) => id === order.packageId);
  const price = priceOf(order);
  if (!offer?.terms || price === null) return null;
  const { terms } = offer;
  const [credit, due] = [BigInt(terms.credit), BigInt(terms.due)];
  if (terms.refusal !== null || credit === 0n || due >= price) return null;
  return { offer: { ...offer, terms }, credit, due };
}
