import type { TestTarget } from '@/features/modules/screens/send-test/testMessage';
import type { Values } from '@/features/modules/common-fields/field';
import { isOfKind } from '@/features/server/discord/pickers/channels';
import { done, refuse } from '../../http/reply';
import { formRefusal } from '../discord-posts/payload';
import { problemsOf } from '../module-settings/problems';
import { saveModuleRow, type ModuleContext } from '../module-settings/moduleContext';
import { messageRefusal } from '../notifier/news';
import { attemptAt } from '../post-history/attempt';
import { TEST_PAUSE, tooSoon } from '../post-history/replay';
import { channelNameOf, urlOf } from '../post-history/views';
import { testPostsOf, type TestPost } from './testPosts';

/** Sends the saved settings, which may have become invalid since. */
export function sendSavedTest(here: ModuleContext, values: Values, target: TestTarget) {
  const [problem] = problemsOf(here, here.spec.fields, values);
  return problem ? refuse('settings-incomplete', problem.message) : sendTest(here, values, target);
}

/** Sends the messages of checked values once. Nothing of the values is kept. */
export function sendTest(here: ModuleContext, values: Values, target: TestTarget) {
  const { world, guild, row } = here;
  const posts = testPostsOf(here, values);
  if (posts.length === 0)
    return refuse('cannot-post', 'With these settings there’s no message to test.');
  const wrongPlace = target.kind === 'STAFF_CHANNEL' ? notForStaff(here, target.channelId) : null;
  if (wrongPlace !== null) return refuse('cannot-post', wrongPlace);
  const now = world.clock.now();
  const placed = posts.map((post) => ({ post, channelId: placeOf(post, target) }));
  for (const { post, channelId } of placed) {
    const refusal = formRefusal(post.payload);
    const { text } = attemptAt(guild, world.db.outages, { at: now, channelId, refusal });
    const why = text ?? (channelId === null ? messageRefusal(world, here.user.id) : null);
    if (why !== null) return refuse('cannot-post', why);
  }
  const waits = (row.testedAt ?? -Infinity) + TEST_PAUSE - now;
  if (waits > 0) return tooSoon(waits);
  row.testedAt = now;
  saveModuleRow(here, 'tested');
  const sent = placed.map(({ channelId }, index) => {
    const messageId = String(1_400_000_000_000_000_000n + BigInt(now + index));
    return {
      channelName: channelNameOf(guild, channelId),
      messageUrl:
        channelId === null
          ? `https://discord.com/channels/@me/${here.user.discordId}/${messageId}`
          : urlOf(guild, channelId, messageId),
    };
  });
  return done({ sent }, 'Test sent');
}

/** Null for a direct message. */
const placeOf = ({ channelId }: TestPost, target: TestTarget): string | null =>
  target.kind === 'DM' ? null : target.kind === 'STAFF_CHANNEL' ? target.channelId : channelId;

/** Why a channel is none that only the team sees, in words; null for one that is. */
function notForStaff({ guild }: ModuleContext, id: string): string | null {
  const channel = guild.channels.find((each) => each.id === id);
  if (!channel) return 'This channel was deleted. Pick another.';
  if (!isOfKind(channel, ['text', 'announcement']))
    return `#${channel.name} isn’t the right type of channel.`;
  return channel.isHidden === true
    ? null
    : `Members can see #${channel.name}. Pick a channel that is hidden from them.`;
}
