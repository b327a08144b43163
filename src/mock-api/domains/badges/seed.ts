import type { BadgeRule } from '@/features/earning/badges/badgeRule';
import { DAY } from '@/shared/time/durations';
import type { MemberRow } from '../members/rows';
import type { BadgeRow, EarnedBadgeRow } from './rows';

const rule = (kind: BadgeRule['kind'], count: number): BadgeRule => ({
  kind,
  count,
  questId: null,
});

const badges = [
  { key: 'gate', name: 'New squire', art: 'gate', tone: 'bronze', rule: rule('QUESTS', 1) },
  {
    key: 'errand',
    name: 'Errand runner',
    art: 'banner',
    tone: 'sapphire',
    rule: rule('QUESTS', 10),
  },
  { key: 'purse', name: 'Full chest', art: 'chest', tone: 'emerald', rule: rule('POINTS', 500) },
  {
    key: 'flame',
    name: 'Keeper of the flame',
    art: 'torch',
    tone: 'ruby',
    rule: rule('STREAK', 7),
  },
  { key: 'crown', name: 'Crowned', art: 'crown', tone: 'amethyst', rule: rule('SEASON', 3) },
  {
    key: 'regular',
    name: 'Castle regular',
    art: 'tower',
    tone: 'bronze',
    rule: rule('MEMBER', 30),
  },
  { key: 'dragon', name: 'Dragon rider', art: 'dragon', tone: 'emerald', rule: rule('LEVEL', 50) },
] as const;

/** Badges of Solana Keep as of `now` (ms), the last one off, and one of another server. */
export const seedBadges = (now: number): BadgeRow[] => [
  ...rowsOf('srv-keep', badges, now),
  ...rowsOf('srv-other', badges.slice(0, 1), now),
];

const rowsOf = (serverId: string, some: readonly (typeof badges)[number][], now: number) =>
  some.map(({ key, name, art, tone, rule: { ...own } }) => ({
    id: `bdg-${serverId}-${key}`,
    serverId,
    name,
    art,
    tone,
    rule: own,
    isOn: key !== 'dragon',
    version: 1,
    createdAt: now - 90 * DAY,
  }));

/** Members of Solana Keep who earned the badge for 30 days before `now` (ms), so that they aren't notified. */
export const seedEarnedBadges = (now: number, members: readonly MemberRow[]): EarnedBadgeRow[] =>
  members
    .filter(
      ({ serverId, leftAt, joinedAt }) =>
        serverId === 'srv-keep' && leftAt === null && joinedAt + 30 * DAY <= now,
    )
    .map(({ userId, joinedAt }) => ({
      badgeId: 'bdg-srv-keep-regular',
      serverId: 'srv-keep',
      userId,
      earnedAt: joinedAt + 30 * DAY,
      rule: rule('MEMBER', 30),
    }));
