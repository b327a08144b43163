import { HOUR } from '@/shared/time/durations';
import { randomOf } from '../../store/hashed';
import type { GuildRow } from '../guilds/rows';
import type { MemberRow } from '../members/rows';
import type { ActivityRow } from './rows';

const PAST = 14 * 24;
const MESSAGES = 34;

/** What members of the embedded world write now and then though most rules of moderation act on it. */
export const badTexts: readonly string[] = [
  'Free mint, 20 minutes left: keepers-claim.example',
  'Claim your airdrop at https://solana-airdrop.example/claim before midnight',
  'Join us over there: discord.gg/elsewhere',
  'We moved to https://discord.com/invite/better-keep',
  'THIS IS THE BEST SERVER OF ALL TIME',
  'WEN NEXT QUEST WEN TOKEN',
  'Hi, I am from the support desk. Please validate your wallet.',
];

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
