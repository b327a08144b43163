import { isShown } from '@/features/bot-modules/engine/schema';
import type { Values } from '@/features/bot-modules/fields/field';
import { problemsOf } from './problems';
import { conflict, fail, ok } from '../http/envelope';
import { keep, type Here } from './withModule';

const TEST_PAUSE = 10_000;

/** Posts what is saved once, where it would be posted; to whoever asked where it has no channel. */
export function sendTest(here: Here, values: Values | null) {
  const { world, guild, spec, row } = here;
  if (values === null) return conflict('Save it first: a test posts what is saved.');
  const [problem] = problemsOf(here, spec.fields, values);
  if (problem) return fail(422, problem.message);
  const waits = (row.testedAt ?? -Infinity) + TEST_PAUSE - world.clock.now();
  if (waits > 0) {
    const seconds = String(Math.ceil(waits / 1000));
    return fail(429, `Wait ${seconds} s before the next test.`, null, { 'retry-after': seconds });
  }
  row.testedAt = world.clock.now();
  keep(here, 'tested');
  const channelId = Object.entries(spec.fields).find(
    ([name, field]) =>
      field.control.kind === 'channel' && isShown(field, values) && values[name] !== '',
  )?.[0];
  const channel = guild.channels.find(({ id }) => id === values[channelId ?? '']);
  const messageId = String(1_400_000_000_000_000_000n + BigInt(world.clock.now()));
  return ok(
    {
      channelName: channel?.name ?? null,
      messageUrl: channel
        ? `https://discord.com/channels/${guild.guildId}/${channel.id}/${messageId}`
        : null,
    },
    'Sent.',
  );
}
