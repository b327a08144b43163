import type { LinkBody } from '@/features/billing/referrals/linkTerms';
import type { linkStates } from '@/features/billing/referrals/links';
import { ATTRIBUTION_MS } from '@/features/billing/referrals/attributionRules';
import { DAY } from '@/shared/time/durations';
import type { ChangeRow } from '../audit/rows';
import type { World } from '../../store/world';
import type { ReferralLinkRow, ReferralTerms } from './rows';

export type LinkState = (typeof linkStates)[number];

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);

/** Whether a user is an ambassador now and not suspended. */
export const isActiveAmbassador = ({ db }: World, userId: string): boolean =>
  db.ambassadors.some((row) => row.userId === userId && row.state === 'ACTIVE');

/** Current state of a link. */
export function stateOf(world: World, row: ReferralLinkRow): LinkState {
  if (row.status !== 'ACTIVE') return row.status;
  const today = dayOf(world.clock.now());
  if (row.endsOn !== null && row.endsOn < today) return 'ENDED';
  if (row.startsOn !== null && row.startsOn > today) return 'SCHEDULED';
  return row.ownerId === null || isActiveAmbassador(world, row.ownerId) ? 'ACTIVE' : 'SUSPENDED';
}

/** The ambassador or link behind a code, with its terms. */
export interface Target {
  /** Null for a link of Castle Bots. */
  referrerId: string | null;
  linkId: string | null;
  terms: ReferralTerms | null;
  windowMs: number;
}

/** The target of a code, if it counts now; ignores the code's case. */
export function targetOf(world: World, code: string | undefined): Target | null {
  const wanted = code?.toLowerCase() ?? '';
  const { db } = world;
  const link = db.referralLinks.find((row) => row.code === wanted);
  if (link) {
    const { rateBps, duration, months, holdDays } = link;
    return stateOf(world, link) === 'ACTIVE'
      ? {
          referrerId: link.ownerId,
          linkId: link.id,
          terms: { rateBps, duration, months, holdDays },
          windowMs: link.windowDays * DAY,
        }
      : null;
  }
  const user = db.users.find(({ referralCode }) => referralCode.toLowerCase() === wanted);
  return user && isActiveAmbassador(world, user.id)
    ? { referrerId: user.id, linkId: null, terms: null, windowMs: ATTRIBUTION_MS }
    : null;
}

/** Whether a code belongs to a user or another link, in any state. */
export const isCodeTaken = ({ db }: World, code: string, but: ReferralLinkRow | null): boolean =>
  db.referralLinks.some((row) => row !== but && row.code === code.toLowerCase()) ||
  db.users.some(({ referralCode }) => referralCode.toLowerCase() === code.toLowerCase());

/** The fields of a link that staff edit. */
export const bodyOf = (row: ReferralLinkRow): LinkBody => ({
  name: row.name,
  code: row.code,
  ownerId: row.ownerId,
  utm: { ...row.utm },
  rateBps: row.rateBps,
  duration: row.duration,
  months: row.months,
  windowDays: row.windowDays,
  holdDays: row.holdDays,
  startsOn: row.startsOn,
  endsOn: row.endsOn,
});

/** The fields and their labels. */
const fields: readonly (readonly [keyof LinkBody, string])[] = [
  ['name', 'Name'],
  ['code', 'Code'],
  ['ownerId', 'Owner'],
  ['utm', 'Tags'],
  ['rateBps', 'Rate (bps)'],
  ['duration', 'Orders that earn commission'],
  ['months', 'Months'],
  ['windowDays', 'Attribution window (days)'],
  ['holdDays', 'Hold period (days)'],
  ['startsOn', 'Start date'],
  ['endsOn', 'End date'],
];

const told = (value: LinkBody[keyof LinkBody]): string | null =>
  value !== null && typeof value === 'object'
    ? Object.values(value)
        .filter((each) => each !== '')
        .join(' / ')
    : value === null
      ? null
      : String(value);

/** Changes of a link, in words. */
export const changesOf = (row: ReferralLinkRow, after: LinkBody): ChangeRow[] => {
  const before = bodyOf(row);
  return fields.flatMap(([name, field]) => {
    const change = { field, before: told(before[name]), after: told(after[name]) };
    return change.before === change.after ? [] : [change];
  });
};
