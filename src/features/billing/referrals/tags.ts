import * as z from 'zod/mini';
import { TAG_PATTERN } from './tagPattern';

/** A UTM tag as it is sent and written. */
export const tagText = z
  .string()
  .check(z.regex(TAG_PATTERN, 'At most 40 of letters, digits, -, _ and full stops.'));

/** The UTM tags of an address that was followed, each where there was one. */
export const utmSchema = z.object({
  source: z.optional(tagText),
  medium: z.optional(tagText),
  campaign: z.optional(tagText),
});
