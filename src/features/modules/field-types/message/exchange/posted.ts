import * as z from 'zod/mini';
import { idSchema, orElse, orNull, textOrNull, timeOrNull } from '@/shared/api/fields';
import { pastMessageSchema } from '../../../preview/shownMessage';

/** A message posted by the bot, as it is in Discord. */
export const postedMessageSchema = z.object({
  message: pastMessageSchema.check(z.describe('The message as it is in Discord.')),
  postedAt: timeOrNull.check(z.describe('When it was posted.')),
  channelName: textOrNull.check(z.describe('Name of the channel.')),
  owner: orNull(
    z.nullable(
      z.object({
        module: orElse(z.string(), '').check(z.describe('Slug of the module.')),
        ruleId: orNull(z.nullable(idSchema)).check(
          z.describe('ID of the rule; null for modules without rules.'),
        ),
        name: orElse(z.string(), 'Unknown').check(z.describe('Name of the rule or module.')),
      }),
    ),
  ).check(z.describe('The rule that the message belongs to and that changes it; null for none.')),
});
export type PostedMessage = z.infer<typeof postedMessageSchema>;
