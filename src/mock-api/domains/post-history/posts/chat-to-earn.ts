import spec from '@/features/modules/definitions/chat-to-earn/definition';
import type { ChatRule } from '@/features/modules/definitions/chat-to-earn/fields';
import { counted } from '@/shared/text/language';
import { LANGUAGE } from '@/shared/text/locales';
import { rewardsOf } from '../../activity-earning/chatRewards';
import { settleAccruals } from '../../accruals/settle';
import { levelOf } from '../../point-balances/level';
import type { LevelUpRow } from '../../point-balances/rows';
import { entriesOf, totalsOf } from '../../point-balances/sums';
import { xpOn } from '../../point-balances/xp';
import { createPoster, type Due, type Posting, type PostingRule } from '../due';
import { messagePost, outcome, told } from '../compose/common';

const inNumbers = (count: number) => Math.floor(count).toLocaleString(LANGUAGE);

const NO_DMS = { code: 50_007, text: 'This member doesn’t accept DMs from the bot.' };

/** The roles a level brings, as the message names them. */
function rewardInWords(
  { guild }: Posting,
  { values }: PostingRule<ChatRule>,
  { from, level }: LevelUpRow,
) {
  const ids = rewardsOf(values)
    .filter((reward) => reward.level > from && reward.level <= level)
    .flatMap(({ roles }) => roles);
  const names = guild.roles.filter(({ id }) => ids.includes(id)).map(({ name }) => `@${name}`);
  return names.length === 0 ? 'no role' : names.join(', ');
}

function variablesOf(posting: Posting, rule: PostingRule<ChatRule>, up: LevelUpRow, name: string) {
  const { world, guild } = posting;
  const { next } = levelOf(rule.values, up.xp);
  const lines = entriesOf(world, guild.id, up.userId).filter(({ at }) => at <= up.at);
  const others = [...xpOn(world, guild.id, up.at).values()];
  return [
    told('user.mention', `@${name}`),
    told('user.name', name),
    told('level', inNumbers(up.level)),
    told('xp', inNumbers(up.xp)),
    told('xp.next', next === null ? '0' : inNumbers(Math.ceil(next - up.xp))),
    told('rank', inNumbers(1 + others.filter((xp) => xp > up.xp).length)),
    told('reward', rewardInWords(posting, rule, up)),
    told('balance', inNumbers(totalsOf(lines, up.at).available)),
  ];
}

/** Whether a rule tells of a level: each time so many more are reached. */
function everyOutcome({ values }: PostingRule<ChatRule>, { from, level }: LevelUpRow) {
  const every = Math.max(1, values.everyLevels);
  const met = Math.floor(level / every) > Math.floor(from / every);
  return outcome(
    'everyLevels',
    'Levels',
    met,
    `level ${String(level)}`,
    `every ${counted(every, 'level')}`,
  );
}

function dueOf(
  posting: Posting,
  rule: PostingRule<ChatRule>,
  up: LevelUpRow,
): Due<'announceChannelId'> {
  const { db } = posting.world;
  const name = db.users.find(({ id }) => id === up.userId)?.displayName ?? 'Former member';
  const { announce } = rule.values;
  const post = () => messagePost(rule.values.message, variablesOf(posting, rule, up, name));
  const shared = {
    key: up.id,
    at: up.at,
    kind: 'LEVEL' as const,
    label: `${name} reached level ${String(up.level)}`,
    signature: null,
    by: null,
    filters: () => [everyOutcome(rule, up)],
  };
  if (announce === 'CHANNEL') return { ...shared, channelAt: 'announceChannelId', post };
  if (announce !== 'DM' && up.channelId !== null)
    return { ...shared, channelAt: null, channelId: up.channelId, post };
  const isClosed = db.closedMessages.some(({ userId }) => userId === up.userId);
  return {
    ...shared,
    channelAt: null,
    post: () => ({ ...post(), place: 'Discord DM' }),
    ...(isClosed ? { refusal: NO_DMS } : {}),
  };
}

/** Announcements of new levels. */
const levels = createPoster(spec, {
  place: 10,

  due: (posting, rule, after, to) => {
    if (rule.values.announce === 'OFF') return [];
    // A level is reached when the hour that made it is counted.
    settleAccruals(posting.world, posting.guild);
    return posting.world.db.levelUps
      .filter(
        ({ serverId, ruleId, at }) =>
          serverId === posting.guild.id && ruleId === rule.id && at > after && at <= to,
      )
      .map((up) => dueOf(posting, rule, up));
  },
});
export default levels;
