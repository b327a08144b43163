import { labelIn } from '@/shared/text/labelIn';
import type { BadgeColour } from '@/shared/ui/badgeColour';

/** What kinds of links are called. */
export const kindWords: Readonly<Record<string, string>> = {
  HOUSE: 'Castle Bots',
  PARTNER: 'Partner',
  AMBASSADOR: 'Ambassador',
};

/** What a kind of link is called. */
export const kindText = (kind: string): string => labelIn(kindWords, kind);

export const linkColour: Record<string, BadgeColour> = {
  ACTIVE: 'success',
  SCHEDULED: 'info',
  PAUSED: 'secondary',
  ENDED: 'secondary',
  SUSPENDED: 'warning',
  ARCHIVED: 'secondary',
};

/** Page of a link in the dashboard; `new` makes one. */
export const linkPath = (id: string): string =>
  `/dashboard/manage-referral-source/${encodeURIComponent(id)}`;
