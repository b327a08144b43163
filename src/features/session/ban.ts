import * as z from 'zod/mini';
import { textOrNull } from '@/shared/api/fields';
import type { Failure } from '@/shared/api/envelope';

/** `data` of the 403 that answers a banned account: why, in words for its owner, or null where none was given. */
export const banSchema = z.object({ ban: z.object({ reason: textOrNull }) });
export type Ban = z.infer<typeof banSchema>['ban'];

/** The ban a refusal tells of; null where it is another refusal. */
export function banIn({ status, told }: Failure): Ban | null {
  const said = status === 403 ? banSchema.safeParse(told) : undefined;
  return said?.success ? said.data.ban : null;
}
