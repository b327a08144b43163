import * as z from 'zod/mini';
import { TAG_PATTERN } from './tagPattern';

/** A UTM tag as it is sent and written. */
export const tagText = z
  .string()
  .check(z.regex(TAG_PATTERN, 'At most 40 of letters, digits, -, _ and full stops.'));
