import { labelIn } from '@/shared/text/labelIn';
import { lookOf, type LooksOf, type StateLook } from '@/shared/ui/stateLook';

/** What kinds of links are called. */
export const kindWords: Readonly<Record<string, string>> = {
  HOUSE: 'Castle Bots',
  PARTNER: 'Partner',
  AMBASSADOR: 'Ambassador',
};

/** What a kind of link is called. */
export const kindText = (kind: string): string => labelIn(kindWords, kind);

const looks: LooksOf = {
  ACTIVE: 'on',
  SCHEDULED: 'scheduled',
  PAUSED: 'paused',
  ENDED: 'ended',
  SUSPENDED: 'attention',
  ARCHIVED: 'archived',
};

/** What the sign of a link looks like; undefined for a state this build doesn't know. */
export const linkLook = (state: string): StateLook | undefined => lookOf(looks, state);

/** Page of a link in the dashboard; `new` makes one. */
export const linkPath = (id: string): string =>
  `/dashboard/manage-referral-source/${encodeURIComponent(id)}`;
