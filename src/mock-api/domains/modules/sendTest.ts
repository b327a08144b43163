import { TEST_PAUSE, tooSoon } from '../post-history/replay';
import { isShown } from '@/features/modules/engine/schema';
import type { Values } from '@/features/modules/common-fields/field';
import { formRefusal, messagesOf } from '../discord-posts/payload';
import { problemsOf } from '../module-settings/problems';
import { done, refuse } from '../../http/reply';
import { saveModuleRow, type ModuleContext } from '../module-settings/moduleContext';

/** Posts what is saved once, where it would be posted; to whoever asked where it has no channel. */
export function sendTest(here: ModuleContext, values: Values | null) {
  const { world, guild, spec, row } = here;
  if (values === null)
    return refuse('not-saved-yet', 'Save your changes first. Tests use the saved settings.');
  const [problem] = problemsOf(here, spec.fields, values);
  if (problem) return refuse('settings-incomplete', problem.message);
  const refusal = messagesOf(spec, values)
    .map(formRefusal)
    .find((each) => each !== undefined);
  if (refusal) return refuse('cannot-post', refusal.text);
  const waits = (row.testedAt ?? -Infinity) + TEST_PAUSE - world.clock.now();
  if (waits > 0) return tooSoon(waits);
  row.testedAt = world.clock.now();
  saveModuleRow(here, 'tested');
  const channelId = Object.entries(spec.fields).find(
    ([name, field]) =>
      field.control.type === 'channel' && isShown(field, values) && values[name] !== '',
  )?.[0];
  const channel = guild.channels.find(({ id }) => id === values[channelId ?? '']);
  const messageId = String(1_400_000_000_000_000_000n + BigInt(world.clock.now()));
  return done(
    {
      channelName: channel?.name ?? null,
      messageUrl: channel
        ? `https://discord.com/channels/${guild.guildId}/${channel.id}/${messageId}`
        : null,
    },
    'Test sent',
  );
}
