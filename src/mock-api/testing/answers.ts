import * as z from 'zod/mini';
import { orderSchema } from '@/features/billing/orders/order';

/** Readers of answers for the back end's own tests: parsing is part of what they prove. */
const orderAnswer = z.object({
  success: z.boolean(),
  message: z.string(),
  data: z.object({ packageSubscription: orderSchema }),
});
const orderListAnswer = z.object({
  success: z.literal(true),
  data: z.object({ packageSubscriptions: z.array(orderSchema) }),
});

export const readOrder = async (answer: Response) =>
  orderAnswer.parse(await answer.json()).data.packageSubscription;

export const readOrders = async (answer: Response) =>
  orderListAnswer.parse(await answer.json()).data.packageSubscriptions;
