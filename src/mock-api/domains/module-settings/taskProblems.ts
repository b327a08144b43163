import categories from '@/features/modules/definitions/task-to-earn/definition';
import games from '@/features/modules/definitions/play-to-earn/definition';
import quests from '@/features/modules/definitions/quest/definition';
import type { Quest, Task } from '@/features/modules/definitions/quest/fields';
import { endOf, startOf } from '@/features/modules/definitions/quest/questTimes';
import { needsPage } from '@/features/modules/definitions/quest/tasks';
import type { Values } from '@/features/modules/common-fields/field';
import { isOfKind } from '@/features/server/discord/pickers/channels';
import type { FieldError } from '@/shared/api/envelope';
import { readMessageLink } from '@/shared/links/discord';
import { counted } from '@/shared/text/language';
import { DAY, SECOND } from '@/shared/time/durations';
import type { ChannelRow, GuildRow } from '../guilds/rows';
import { enabledItems } from '../orders/held';
import type { World } from '../../store/world';

interface Place {
  world: World;
  guild: GuildRow;
}

/** A problem of a task, by the name of its field. */
type Found = readonly [field: keyof Task, message: string];

/** Days until a recurring quest starts again. */
const PERIODS: ReadonlyMap<string, number> = new Map([
  ['DAILY', 1],
  ['WEEKLY', 7],
  ['MONTHLY', 31],
]);

/** Whether members can start a quest now or at its set time. Until then it may hold tasks that no one can do. */
export const isPublished = ({ publish }: Values): boolean =>
  publish === 'LIVE' || publish === 'SCHEDULED';

/** Tasks of a published quest that no member can do, each at its field. */
export const taskProblems = (place: Place, values: Values): FieldError[] =>
  isPublished(values) ? problemsOf(place, quests.read(values), null) : [];

/**
 * The same for a quest being saved. Tasks that were published before are not refused: they need attention, but must not
 * block other changes.
 */
export function publishProblems(
  place: Place,
  values: Values,
  before: Values | null | undefined,
): FieldError[] {
  if (!before || !isPublished(before))
    return isPublished(values)
      ? problemsOf(place, quests.read(values), place.world.clock.now())
      : [];
  const known = new Set(quests.read(before).tasks.map((task) => JSON.stringify(task)));
  const { tasks } = quests.read(values);
  return taskProblems(place, values).filter(({ path }) => {
    const task = tasks[Number(path.split('.')[1])];
    return !known.has(JSON.stringify(task));
  });
}

function problemsOf(place: Place, quest: Quest, now: number | null): FieldError[] {
  const open = openFor(quest, now);
  return quest.tasks.flatMap((task, index) =>
    [...onDiscord(place, quest, task), ...elsewhere(place, task), ...inTime(task, open)].map(
      ([field, message]) => ({ path: `tasks.${String(index)}.${field}`, message }),
    ),
  );
}

/** Members must have access to the place of a Discord task. */
function onDiscord(place: Place, quest: Quest, { kind, channelId, link, roles }: Task): Found[] {
  const { guild } = place;
  if (kind === 'DISCORD_ROLE') {
    const isBots = (id: string) => guild.roles.some((role) => role.id === id && role.isBot);
    return roles.length > 0 && roles.every(isBots)
      ? [['roles', 'Members can’t have the bot’s role. Pick another.']]
      : [];
  }
  if (kind === 'DISCORD_REACTION') {
    const message = readMessageLink(link);
    if (message === null) return [];
    if (message.guildId !== guild.guildId)
      return [['link', 'This message isn’t on this server. Copy the link of one that is.']];
    const channel = guild.channels.find(({ id }) => id === message.channelId);
    if (!channel)
      return [['link', 'The channel of this message was deleted. Pick another message.']];
    return isClosed(place, quest, channel)
      ? [['link', `Members can’t see #${channel.name}. Pick a message they can see.`]]
      : [];
  }
  if (kind !== 'DISCORD_MESSAGES' && kind !== 'DISCORD_VOICE') return [];
  // Deleted channels are reported elsewhere.
  const channel = guild.channels.find(({ id }) => id === channelId);
  if (!channel) return [];
  if (isClosed(place, quest, channel))
    return [['channelId', `Members can’t see #${channel.name}. Pick another channel.`]];
  return kind === 'DISCORD_VOICE' && !isOfKind(channel, ['voice', 'stage'])
    ? [['channelId', `#${channel.name} isn’t a voice channel. Pick another channel.`]]
    : [];
}

/**
 * Whether a channel is hidden from everyone who may take the quest; members with a required role may see hidden
 * channels.
 */
function isClosed({ world, guild }: Place, quest: Quest, { isHidden }: ChannelRow): boolean {
  const { conditions, tasks, categoryId } = quest;
  if (isHidden !== true) return false;
  const needsRole =
    conditions.some(({ kind, isNot }) => kind === 'ROLE' && !isNot) ||
    tasks.some(({ kind }) => kind === 'DISCORD_ROLE');
  const category = moduleOf({ world, guild }, categories.slug)?.rules.find(
    ({ id }) => id === categoryId,
  );
  return !needsRole && categories.read(category?.values ?? {}).visibility !== 'ROLE';
}

/** The page or game of a task must exist. */
function elsewhere(place: Place, task: Task): Found[] {
  const { kind, page } = task;
  if (needsPage.holds({ ...task }) && page === '')
    return [['page', 'Enter the page where members do this task.']];
  return kind === 'GAME' && !hasGames(place)
    ? [['kind', 'Turn on Play to earn first. Until then members can’t play.']]
    : [];
}

function hasGames({ world, guild }: Place): boolean {
  const isInPackage = enabledItems(world, guild.id).some(({ id }) => id === games.planItem);
  return isInPackage && moduleOf({ world, guild }, games.slug)?.enabled === true;
}

const moduleOf = ({ world, guild }: Place, wanted: string) =>
  world.db.modules.find(({ serverId, slug }) => serverId === guild.id && slug === wanted);

/** How long members have for a quest. */
interface Open {
  ms: number;
  /** Number of UTC days it covers, partly or fully. */
  days: number;
}

/** @param now start of a quest without a start time; null if unknown */
function openFor(quest: Quest, now: number | null): Open {
  const period = PERIODS.get(quest.recurrence) ?? Infinity;
  const from = startOf(quest) ?? now;
  const to = endOf(quest);
  if (from === null || to === null) return { ms: period * DAY, days: period };
  const days = Math.floor((to - 1) / DAY) - Math.floor(from / DAY) + 1;
  return { ms: Math.min(period * DAY, to - from), days: Math.min(period, days) };
}

/** Tasks that take longer than the quest is open. */
function inTime({ kind, count, voiceTime }: Task, { ms, days }: Open): Found[] {
  if (ms <= 0) return [];
  if (kind === 'DAILY' && count > days)
    return [['count', `The quest is only open for ${counted(days, 'day')} at a time.`]];
  if (kind === 'DISCORD_VOICE' && voiceTime * SECOND > ms)
    return [['voiceTime', 'The quest isn’t open for this long.']];
  return kind === 'INVITE' && ms <= DAY
    ? [['kind', 'Invited members must stay for a day. The quest isn’t open for longer than that.']]
    : [];
}
