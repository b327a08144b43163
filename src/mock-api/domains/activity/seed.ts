import { HOUR } from '@/shared/time/durations';
import { MODERATED } from '../guilds/seed';
import { randomOf } from '../../store/hashed';
import type { GuildRow } from '../guilds/rows';
import type { MemberRow } from '../members/rows';
import type { ActivityRow } from './rows';
import { seedViolations } from './seedViolations';

/** The server with games, and how far back they go, hours. */
const WHERE_GAMES_ARE = 'srv-hq';
const PLAYED = 5 * 24;
/** Number of members per server who write, and how far back, hours. */
const WRITERS = 30;
const PAST = 14 * 24;

const texts = [
  'gm',
  'Who is at the town hall tonight?',
  'The new robes look great.',
  'Sold one at the floor and regret it already.',
  'Welcome in, read the rules first and have fun.',
  'wen next quest',
];

/** Messages, reactions and voice stays of the last two weeks, on the servers with the bot. */
export const seedActivity = (
  now: number,
  guilds: readonly GuildRow[],
  members: readonly MemberRow[],
): ActivityRow[] =>
  guilds
    .filter(({ botPresent }) => botPresent)
    .flatMap((guild) => {
      const written = members
        .filter(
          ({ serverId, userId, leftAt }) =>
            serverId === guild.id && leftAt === null && /^usr-\d+$/.test(userId),
        )
        .slice(0, WRITERS)
        .flatMap((member) => activityOf(now, guild, member).concat(roundsOf(now, guild, member)));
      return MODERATED.includes(guild.id)
        ? written.concat(seedViolations(now, guild, members))
        : written;
    })
    .toSorted((one, other) => one.at - other.at);

function activityOf(now: number, { id, channels }: GuildRow, { userId, joinedAt }: MemberRow) {
  const random = randomOf(id, userId, 'activity');
  const written = channels.filter(({ type, botCanPost }) => type === 0 && botCanPost);
  const spoken = channels.filter(({ type }) => type === 2 || type === 13);
  if (written.length === 0) return [];
  return Array.from({ length: random.int(2, 12) }, (_, place): ActivityRow => {
    const luck = random.next();
    const kind = luck < 0.75 ? 'MESSAGE' : luck < 0.9 || spoken.length === 0 ? 'REACTION' : 'VOICE';
    const ago = random.int(1, PAST * 60) * (HOUR / 60);
    const channel = random.pick(kind === 'VOICE' ? spoken : written);
    const amount = kind === 'VOICE' ? random.int(3, 90) : 1;
    return {
      serverId: id,
      userId,
      channelId: channel.id,
      kind,
      at: Math.max(now - ago, joinedAt),
      amount,
      ...(kind === 'VOICE' ? { silent: mutedMinutes(amount, id, userId, String(place)) } : {}),
      messageId: kind === 'VOICE' ? null : random.snowflake(),
      text: kind === 'MESSAGE' ? random.pick(texts) : null,
    };
  });
}

/** Muted or deafened minutes of a generated voice stay; one stay of four has some. */
export function mutedMinutes(minutes: number, ...of: string[]): number {
  // A separate generator, so the rest of the seed does not depend on it.
  const random = randomOf('silent', ...of);
  return random.next() < 0.25 ? random.int(1, minutes) : 0;
}

/** Rounds on the server with games; their outcome follows from the odds. */
function roundsOf(now: number, { id, channels }: GuildRow, { userId, joinedAt }: MemberRow) {
  if (id !== WHERE_GAMES_ARE) return [];
  const random = randomOf(id, userId, 'games');
  const channelId = channels.find(({ name }) => name === 'general')?.id ?? '';
  return Array.from({ length: random.int(0, 4) }, (_, place): ActivityRow => {
    const game = random.pick(['TRIVIA', 'TRIVIA', 'WHEEL', 'COIN_FLIP', 'SLOTS']);
    const ago = random.int(60, PLAYED * 60) * (HOUR / 60);
    return {
      serverId: id,
      userId,
      channelId,
      kind: 'GAME',
      at: Math.max(now - ago, joinedAt),
      amount: 1,
      messageId: null,
      text: null,
      round: {
        // Without a time, so that winners do not depend on the day of the test.
        id: `${userId} ${String(place)}`,
        game,
        bet: game === 'COIN_FLIP' ? random.int(1, 10) : 0,
        isRight: random.next() < 0.7,
        together: null,
      },
    };
  });
}
