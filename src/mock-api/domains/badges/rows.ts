import type { BadgeArtName, BadgeTone } from '@/features/earning/badges/badge';
import type { BadgeRule } from '@/features/earning/badges/badgeRule';

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

/** A badge a member has earned. A change of the rule never removes it. It is hidden while the badge is deleted. */
export interface EarnedBadgeRow {
  badgeId: string;
  serverId: string;
  userId: string;
  /** Time the rule was met, by the counted rows, ms since 1970. */
  earnedAt: number;
  /** The rule it was earned by. The badge may have another rule since. */
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
    /** A deleted badge. The rows of members who earned it stay. */
    BADGE: { badge: BadgeRow };
  }
}
