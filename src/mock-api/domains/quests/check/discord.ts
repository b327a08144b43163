import { numberAt, textAt } from '@/features/bot-modules/engine/read';
import { readMessageLink } from '@/shared/links/discord';
import { counted } from '@/shared/text/counted';
import { activityOf, amountOf } from '../../activity/activity';
import type { Asked } from '../../conditions/conditions';
import { countedSince, type QuestSpec } from '../questOf';
import type { Task } from '../taskIds';
import { notYet, unreachable } from './account';
import { PAUSE, unseen, verified, type Outcome } from './outcome';

const ROOT = 'https://discord.com/channels';
const minutesOf = (task: Task) => Math.ceil(numberAt(task.values, 'voiceTime') / 60);

/** The channel a task is about, in words. */
function placeOf({ guild }: Pick<Asked, 'guild'>, { values }: Task): string {
  const id = textAt(values, 'channelId');
  if (id === '') return 'on this server';
  return `in #${guild.channels.find((row) => row.id === id)?.name ?? 'a channel that is gone'}`;
}

/** What a task on Discord needs, in words. */
export function discordNeed(asked: Pick<Asked, 'guild'>, task: Task): string {
  switch (task.kind) {
    case 'DISCORD_MESSAGES':
      return `${counted(numberAt(task.values, 'count'), 'message')} ${placeOf(asked, task)}`;
    case 'DISCORD_VOICE':
      return `${counted(minutesOf(task), 'minute')} in voice ${placeOf(asked, task)}, all stays together`;
    default:
      return 'A reaction of yours to the message';
  }
}

/** Where a task on Discord is done. */
export function discordLink({ guild }: Pick<Asked, 'guild'>, { kind, values }: Task): string {
  if (kind === 'DISCORD_REACTION') return textAt(values, 'link');
  const hasChannel = kind === 'DISCORD_MESSAGES' || kind === 'DISCORD_VOICE';
  const channelId = hasChannel ? textAt(values, 'channelId') : '';
  return `${ROOT}/${guild.guildId}${channelId === '' ? '' : `/${channelId}`}`;
}

/** Looks at what the bot has seen of somebody on this server since the quest, or its period, began. */
export function lookAtDiscord(asked: Asked, quest: QuestSpec, task: Task): Outcome {
  const trouble = unreachable(asked, 'discord');
  if (trouble) return trouble;
  switch (task.kind) {
    case 'DISCORD_MESSAGES':
      return enough(asked, quest, task, 'MESSAGE');
    case 'DISCORD_VOICE':
      return enough(asked, quest, task, 'VOICE');
    default:
      return reaction(asked, task);
  }
}

function enough(asked: Asked, quest: QuestSpec, task: Task, kind: 'MESSAGE' | 'VOICE'): Outcome {
  const { world, guild, userId } = asked;
  const channelId = textAt(task.values, 'channelId') || undefined;
  const since = countedSince(world, quest);
  const have = amountOf(activityOf(world, { serverId: guild.id, userId, kind, since, channelId }));
  const need = kind === 'VOICE' ? minutesOf(task) : numberAt(task.values, 'count');
  const what = kind === 'VOICE' ? 'minute' : 'message';
  if (have >= need) return verified(`We have seen ${counted(have, what)} ${placeOf(asked, task)}.`);
  return notYet(
    asked,
    `We have seen ${have.toLocaleString('en')} of ${counted(need, what)} ${placeOf(asked, task)} so far.`,
  );
}

/** A reaction stands, whenever it was set. */
function reaction(asked: Asked, { values }: Task): Outcome {
  const { world, guild, userId } = asked;
  const message = readMessageLink(textAt(values, 'link'));
  if (message?.guildId !== guild.guildId)
    return unseen(
      world.clock.now() + PAUSE,
      'The link of this task leads to no message on this server. The team has to mend it.',
    );
  const set = activityOf(world, { serverId: guild.id, userId, kind: 'REACTION', since: 0 });
  return set.some(({ messageId }) => messageId === message.messageId)
    ? verified()
    : notYet(asked, 'We see no reaction of yours to this message yet.');
}
