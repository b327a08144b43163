import * as z from 'zod/mini';
import { DAY } from '@/shared/time/durations';

/** So long the first link counts. */
export const ATTRIBUTION_MS = 30 * DAY;
/** The code of a referral link, its source, and the visitor's mark. */
export const REF_PATTERN = /^[A-Za-z0-9_-]{1,64}$/;
/** A UTM tag as it is taken from an address; empty where there is none. */
export const TAG_PATTERN = /^[\w.-]{0,40}$/;

/** A UTM tag as it is sent and written. */
export const tagText = z
  .string()
  .check(z.regex(TAG_PATTERN, 'Use up to 40 letters, digits, -, _ and periods.'));

/** The UTM tags of an address that was followed, each where there was one. */
export const utmSchema = z.object({
  source: z.optional(tagText),
  medium: z.optional(tagText),
  campaign: z.optional(tagText),
});
