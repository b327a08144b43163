import { HOUR } from '@/shared/time/durations';
import { randomOf } from '../../store/hashed';
import type { GuildRow } from '../guilds/rows';
import type { MemberRow } from '../members/rows';
import { badTexts } from './badTexts';
import type { ActivityRow } from './rows';

const PAST = 14 * 24;
const MESSAGES = 34;

/** Messages of the last two weeks that common rules of moderation act on. */
export function seedViolations(
  now: number,
  { id, channels }: GuildRow,
  members: readonly MemberRow[],
): ActivityRow[] {
  const general = channels.find(({ name }) => name === 'general');
  const crowd = members.filter(
    ({ serverId, userId, leftAt, joinedAt }) =>
      serverId === id &&
      leftAt === null &&
      joinedAt < now - PAST * HOUR &&
      /^usr-\d+$/.test(userId),
  );
  // Not those who earn: what they wrote would pay.
  const writers = crowd.slice(-40);
  if (!general || writers.length === 0) return [];
  return Array.from({ length: MESSAGES }, (_, place): ActivityRow => {
    const random = randomOf(id, 'violation', String(place));
    return {
      serverId: id,
      userId: random.pick(writers).userId,
      channelId: general.id,
      kind: 'MESSAGE',
      at: now - random.int(10, PAST * 60) * (HOUR / 60),
      amount: 1,
      messageId: random.snowflake(),
      text: random.pick(badTexts),
    };
  });
}
