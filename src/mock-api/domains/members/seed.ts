import { DAY } from '@/shared/time/durations';
import { MODERATED, PAST_DAYS } from '../guilds/seed';
import { randomOf } from '../../store/hashed';
import type { Random } from '../../store/random';
import type { GuildRow } from '../guilds/rows';
import { personaUserId } from '../accounts/personas';
import type { UserRow } from '../accounts/rows';
import type { HeldRole, MemberRow } from './rows';

/** How many people each server has beside who manages it. */
const crowds: Readonly<Record<string, number>> = {
  'srv-keep': 310,
  'srv-apes': 180,
  'srv-pending': 60,
  'srv-empty': 12,
  'srv-guest': 140,
  'srv-nobot-1': 35,
  'srv-nobot-2': 9,
  'srv-newwall': 25,
  'srv-hq': 400,
  'srv-other': 220,
};

/** On every server the bot is on, but for one they can discover. */
const everywhere = [
  personaUserId('moderator'),
  personaUserId('member'),
  personaUserId('ambassador'),
];
const TO_DISCOVER = 'srv-hq';

const peopleOf = (users: readonly UserRow[]) =>
  users.filter(({ id }) => /^usr-\d+$/.test(id)).map(({ id }) => id);

/** From whom on, of all people, each server has its crowd. */
export const crowdOffsets = (
  random: Random,
  guilds: readonly GuildRow[],
  users: readonly UserRow[],
): number[] => {
  const last = peopleOf(users).length - 1;
  return guilds.map(() => random.int(0, last));
};

/** Who is on each server, since when, and with which roles; some have left in the last month. */
export function seedMembers(
  now: number,
  guilds: readonly GuildRow[],
  users: readonly UserRow[],
  begin: readonly number[],
): MemberRow[] {
  const people = peopleOf(users);
  return guilds.flatMap((guild, place) => {
    const start = begin[place] ?? 0;
    const crowd = Array.from(
      { length: crowds[guild.id] ?? 0 },
      (_, index) => people[(start + index) % people.length] ?? guild.ownerId,
    );
    const known = guild.botPresent && guild.id !== TO_DISCOVER ? everywhere : [];
    const ids = [...new Set([guild.ownerId, ...guild.managerIds, ...known, ...crowd])];
    return ids.map((userId, index) => memberRow(now, guild, userId, index));
  });
}

function memberRow(now: number, guild: GuildRow, userId: string, index: number): MemberRow {
  const random = randomOf(guild.id, userId, 'member');
  const isKnown = !/^usr-\d+$/.test(userId) || guild.managerIds.includes(userId);
  const joinedAt = now - (isKnown ? 190 : random.int(0, 180)) * DAY - random.int(1, 23) * 3_600_000;
  // Newcomers get the role by the captcha, where it is on.
  const isNew = MODERATED.includes(guild.id) && !isKnown && joinedAt >= now - PAST_DAYS * DAY;
  const hasLeft = !isKnown && index % 40 === 7;
  const leftAt = hasLeft
    ? now - random.int(1, Math.max(1, Math.min(29 * DAY, now - joinedAt)))
    : null;
  return {
    serverId: guild.id,
    userId,
    joinedAt,
    leftAt,
    roles: random.next() < 0.8 && !isNew ? byHand(guild, ['Verified'], joinedAt) : [],
  };
}

const byHand = (guild: GuildRow, names: readonly string[], at: number): HeldRole[] =>
  guild.roles
    .filter(({ name }) => names.includes(name))
    .map(({ id }) => ({ roleId: id, source: 'HAND', because: null, at }));
