import * as z from 'zod/mini';
import { textOrNull } from '@/shared/api/fields';

/** `data` of the 403 that answers a banned account: why, in words for its owner, or null where none was given. */
export const banSchema = z.object({ ban: z.object({ reason: textOrNull }) });
export type Ban = z.infer<typeof banSchema>['ban'];
