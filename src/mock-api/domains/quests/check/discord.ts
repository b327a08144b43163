import type { Task } from '@/features/modules/definitions/quest/fields';
import { readMessageLink } from '@/shared/links/discord';
import { counted } from '@/shared/text/language';
import { LANGUAGE } from '@/shared/text/locales';
import { activityOf, amountOf } from '../../activity/activity';
import type { MemberContext } from '../../conditions/conditions';
import { countedSince, type QuestSpec } from '../questOf';
import { notYet, unreachable } from './account';
import { PAUSE, unseen, verified, type Outcome } from './outcome';

const ROOT = 'https://discord.com/channels';
const minutesOf = ({ voiceTime }: Task) => Math.ceil(voiceTime / 60);

/** The channel of a task, in words. */
function placeOf({ guild }: Pick<MemberContext, 'guild'>, { channelId }: Task): string {
  if (channelId === '') return 'on this server';
  const channel = guild.channels.find((row) => row.id === channelId);
  return channel ? `in #${channel.name}` : 'in a deleted channel';
}

/** "#general"; null for an unknown channel, and for the whole server. */
export function channelNameOf({ guild }: Pick<MemberContext, 'guild'>, id: string): string | null {
  const channel = guild.channels.find((row) => row.id === id);
  return channel ? `#${channel.name}` : null;
}

/** Requirement of a task on Discord, in words. */
export function discordNeed(context: Pick<MemberContext, 'guild'>, task: Task): string {
  switch (task.kind) {
    case 'DISCORD_MESSAGES':
      return `${counted(task.count, 'message')} ${placeOf(context, task)}`;
    case 'DISCORD_VOICE':
      return `${counted(minutesOf(task), 'minute')} of voice chat ${placeOf(context, task)}, in total`;
    default:
      return 'Your reaction to the message';
  }
}

/** Address of a task's place on Discord. */
export function discordLink({ guild }: Pick<MemberContext, 'guild'>, task: Task): string {
  const { kind, link } = task;
  if (kind === 'DISCORD_REACTION') return link;
  const hasChannel = kind === 'DISCORD_MESSAGES' || kind === 'DISCORD_VOICE';
  const channelId = hasChannel ? task.channelId : '';
  return `${ROOT}/${guild.guildId}${channelId === '' ? '' : `/${channelId}`}`;
}

/** Checks the member's activity on this server since the quest, or its current period, began. */
export function lookAtDiscord(context: MemberContext, quest: QuestSpec, task: Task): Outcome {
  const trouble = unreachable(context, 'discord');
  if (trouble) return trouble;
  switch (task.kind) {
    case 'DISCORD_MESSAGES':
      return enough(context, quest, task, 'MESSAGE');
    case 'DISCORD_VOICE':
      return enough(context, quest, task, 'VOICE');
    default:
      return reaction(context, task);
  }
}

function enough(
  context: MemberContext,
  quest: QuestSpec,
  task: Task,
  kind: 'MESSAGE' | 'VOICE',
): Outcome {
  const { world, guild, userId } = context;
  const channelId = task.channelId || undefined;
  const since = countedSince(world, quest);
  const have = amountOf(activityOf(world, { serverId: guild.id, userId, kind, since, channelId }));
  const need = kind === 'VOICE' ? minutesOf(task) : task.count;
  const what = kind === 'VOICE' ? 'minute' : 'message';
  if (have >= need) return verified(`We’ve seen ${counted(have, what)} ${placeOf(context, task)}.`);
  return notYet(
    context,
    `We’ve seen ${have.toLocaleString(LANGUAGE)} of ${counted(need, what)} ${placeOf(context, task)} so far.`,
  );
}

/** A reaction counts regardless of its time. */
function reaction(context: MemberContext, { link }: Task): Outcome {
  const { world, guild, userId } = context;
  const message = readMessageLink(link);
  if (message?.guildId !== guild.guildId)
    return unseen(
      world.clock.now() + PAUSE,
      'This task’s link doesn’t lead to a message on this server. Ask the server’s team to fix it.',
    );
  const set = activityOf(world, { serverId: guild.id, userId, kind: 'REACTION', since: 0 });
  return set.some(({ messageId }) => messageId === message.messageId)
    ? verified()
    : notYet(context, 'We haven’t seen your reaction to this message yet.');
}
