import { parseSol } from '@/shared/money/lamports';
import { encodeBase58 } from '@/shared/solana/base58';
import { randomOf } from '../../../store/hashed';
import type { OrderRow } from '../rows';
import type { PaymentRow } from './rows';

/** So much less than the price, lamports. */
const SHORT = 100_000_000n;

/** The order that is being verified has a payment that is too small, and waits for a person. */
export const seedPayments = (orders: readonly OrderRow[]): PaymentRow[] =>
  orders.flatMap(({ id, price, paymentSignature, paymentStatus, verifyingAt }) =>
    paymentStatus !== 'MISMATCH' || paymentSignature === null || verifyingAt === null
      ? []
      : [
          {
            signature: paymentSignature,
            orderId: id,
            source: encodeBase58(randomOf(id, 'payer').bytes(32)),
            lamports: (parseSol(price) - SHORT).toString(),
            status: 'MISMATCH',
            at: verifyingAt,
            giveBack: null,
          },
        ],
  );
