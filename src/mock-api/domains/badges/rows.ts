import type { BadgeArtName, BadgeTone } from '@/features/earning/badges/badge';
import type { BadgeRule } from '@/features/earning/badges/badgeRule';

/** A badge of a server. */
export interface BadgeRow {
  id: string;
  serverId: string;
  name: string;
  art: BadgeArtName;
  tone: BadgeTone;
  rule: BadgeRule;
  isOn: boolean;
  version: number;
  createdAt: number;
}

/** A badge that a member has earned: never taken away when the rule changes, and not shown while the badge is deleted. */
export interface EarnedBadgeRow {
  badgeId: string;
  serverId: string;
  userId: string;
  /** When the rule was met, by the rows it counts, ms since 1970. */
  earnedAt: number;
  /** The rule it was earned by, which may have been changed since. */
  rule: BadgeRule;
}

declare module '../../store/db' {
  interface Db {
    badges: BadgeRow[];
    earnedBadges: EarnedBadgeRow[];
  }
}

declare module '../audit/rows' {
  interface Undos {
    /** A badge that was deleted. The rows of members who had earned it stay. */
    BADGE: { badge: BadgeRow };
  }
}
