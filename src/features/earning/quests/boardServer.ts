import * as z from 'zod/mini';
import { idSchema, orElse, textOrNull } from '@/shared/api/fields';

/** A server as members know it: by its name in addresses. */
export const boardServerSchema = z.object({
  id: idSchema,
  slug: idSchema.check(z.describe('Name of the server in page URLs.')),
  name: orElse(z.string(), 'Unnamed server'),
  icon: textOrNull,
});
