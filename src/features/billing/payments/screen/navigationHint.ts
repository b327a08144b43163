import * as z from 'zod/mini';
import { idSchema } from '@/shared/api/fields';

const stateSchema = z.object({
  orderId: idSchema,
  discordServerId: idSchema,
  price: z.string(),
  packageItems: z.array(z.object({ id: idSchema, name: z.string() })),
});
export type NavigationHint = z.infer<typeof stateSchema>;

/**
 * State passed by Purchase (spec §2, User Orders), for the first paint only. A history entry may contain anything, so
 * state that does not fit the schema is ignored.
 */
export function navigationHint(state: unknown, orderId: string): NavigationHint | null {
  const parsed = stateSchema.safeParse(state);
  return parsed.success && parsed.data.orderId === orderId ? parsed.data : null;
}
