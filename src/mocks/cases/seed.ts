import type { CaseKind } from '@/features/cases/case';
import { randomOf } from '../db/hashed';
import type { GuildRow } from '../discord/rows';
import type { MemberRow } from '../members/rows';
import { personaUserId } from '../session/personas';
import { makeCase } from './make';
import type { CaseRow } from './rows';

const HOUR = 3_600_000;
const PAST = 30 * 24;

/** What each server’s package has of it, and how many there are of the last 30 days. */
const amounts: Readonly<Record<string, Partial<Record<CaseKind, number>>>> = {
  'srv-keep': { CAPTCHA: 60, ACTION: 34 },
  'srv-hq': { TICKET: 46, CAPTCHA: 40, ACTION: 30 },
};

/** The kinds a server has, with how many are seeded. */
export const casesOf = (serverId: string): Partial<Record<CaseKind, number>> =>
  amounts[serverId] ?? {};

/** What the moderation modules left behind in the last 30 days, the oldest first. */
export const seedCases = (
  now: number,
  guilds: readonly GuildRow[],
  members: readonly MemberRow[],
): CaseRow[] =>
  guilds
    .flatMap((guild) => {
      const crowd = members.filter(
        ({ serverId, userId }) => serverId === guild.id && /^usr-\d+$/.test(userId),
      );
      return Object.entries(casesOf(guild.id)).flatMap(([name, amount]) =>
        Array.from({ length: amount }, (_, index) => {
          const kind = kinds.find((each) => each === name) ?? 'ACTION';
          const random = randomOf(guild.id, kind, String(index));
          const { userId = guild.ownerId, joinedAt = 0 } =
            crowd.length > 0 ? random.pick(crowd) : {};
          const ago = random.int(2, PAST * 60) * (HOUR / 60);
          return makeCase(kind, random, {
            id: `cas-${guild.id.slice('srv-'.length)}-${kind.toLowerCase()}-${String(index + 1)}`,
            serverId: guild.id,
            userId,
            at: Math.max(now - ago, joinedAt),
            team: teamOf(guild),
            now,
          });
        }),
      );
    })
    .toSorted((one, other) => one.at - other.at);

const kinds: readonly CaseKind[] = ['TICKET', 'CAPTCHA', 'ACTION'];

/** Who answers and acts besides the bot. */
export const teamOf = ({ id, ownerId }: GuildRow): string[] =>
  id === 'srv-keep' ? [ownerId, personaUserId('reviewer')] : [ownerId];
