import * as z from 'zod/mini';
import { idText, orUndefined, textOrNull } from '@/shared/api/fields';
import { listOf, withLists } from '@/shared/api/lenient';
import { listed } from '@/shared/text/listed';
import { capitalized } from '@/shared/text/nouns';

/** Where a test is sent. */
export const testTarget = z
  .union([
    z.object({ kind: z.literal('DM') }),
    z.object({ kind: z.literal('STAFF_CHANNEL'), channelId: idText }),
    z.object({ kind: z.literal('CHANNEL') }),
  ])
  .check(
    z.describe(
      'DM: to the caller. STAFF_CHANNEL: to a channel that @everyone can’t see. CHANNEL: where the module posts; messages without a channel go to the caller.',
    ),
  );
export type TestTarget = z.input<typeof testTarget>;

/** POST …/test: where each message went. */
export const sentTestSchema = withLists({
  sent: listOf(
    z.object({
      channelName: orUndefined(z.nullable(z.string())).check(
        z.describe('Name of the channel; null for a DM to the caller.'),
      ),
      messageUrl: textOrNull.check(
        z.describe('Link to the message in Discord; null if there is none.'),
      ),
    }),
    { what: 'message', mayBeMissing: true },
  ),
});
export type SentTest = z.infer<typeof sentTestSchema>;

/** Where a test went, such as "Posted to #welcome". */
export function sentInWords({ sent }: Pick<SentTest, 'sent'>): string {
  const channels = new Set(
    sent.flatMap(({ channelName }) => (channelName ? [`#${channelName}`] : [])),
  );
  const posted = channels.size === 0 ? [] : [`posted to ${listed([...channels])}`];
  const told = sent.some(({ channelName }) => channelName === null)
    ? ['sent to you as a Discord DM']
    : [];
  return capitalized([...posted, ...told].join(' and ') || 'sent');
}
