import * as z from 'zod/mini';
import { idSchema, orElse, orNull, textOrNull, timeOrNull } from '@/shared/api/fields';
import { pastMessageSchema } from '../../../preview/shownMessage';

/** A message the bot has posted, as it stands in Discord. */
export const postedMessageSchema = z.object({
  message: pastMessageSchema,
  postedAt: timeOrNull,
  channelName: textOrNull,
  /** The rule that changes it; null where it is left as it is. */
  owner: orNull(
    z.nullable(
      z.object({
        /** Slug of the module. */
        module: orElse(z.string(), ''),
        /** Null for modules with one form. */
        ruleId: orNull(z.nullable(idSchema)),
        name: orElse(z.string(), 'Unknown'),
      }),
    ),
  ),
});
export type PostedMessage = z.infer<typeof postedMessageSchema>;
