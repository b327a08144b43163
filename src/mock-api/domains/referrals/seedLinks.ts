import { encodeBase58 } from '@/shared/solana/base58';
import { DAY, HOUR } from '@/shared/time/durations';
import { hashOf, randomOf } from '../../store/hashed';
import { createRandom } from '../../store/random';
import type { UserRow } from '../accounts/rows';
import type { ReferralLinkRow, ReferralRow, ReferralTables, ReferralVisitRow, Utm } from './rows';

/** A seeded user who partners with us, and their wallet for payouts (base58). */
export const PARTNER = {
  userId: 'usr-210',
  address: encodeBase58(randomOf('usr-210', 'partner').bytes(32)),
};

/** Number of sign-ups by each link, and of other visits. */
const brought = { 'lnk-keepweekly': [6, 48], 'lnk-launch': [5, 71] } as const;

const tags = (source: string, medium: string, campaign: string): Utm => ({
  source,
  medium,
  campaign,
});
const tagsOf: Record<keyof typeof brought, readonly Utm[]> = {
  'lnk-keepweekly': [
    tags('keepweekly', 'email', 'autumn'),
    tags('keepweekly', 'email', 'autumn'),
    tags('keepweekly', 'podcast', 'autumn'),
  ],
  'lnk-launch': [
    tags('x', 'social', 'launch'),
    tags('reddit', 'social', 'launch'),
    tags('', '', ''),
  ],
};

/** A link for a partner, one of Castle Bots, and an archived one; and the users who came by the first two. */
export function seedLinks(
  now: number,
  crowd: readonly UserRow[],
): Pick<ReferralTables, 'ambassadors' | 'referralLinks' | 'referralVisits' | 'referrals'> {
  const links = linksOf(now);
  const people = crowd.filter(({ id }) => id !== PARTNER.userId).slice(150);
  const came = links
    .flatMap((link) => (isBrought(link.id) ? [{ link, count: brought[link.id][0] }] : []))
    .flatMap(({ link, count }, index) =>
      people.slice(index * 10, index * 10 + count).map((user) => signUp(now, link, user)),
    );
  return {
    ambassadors: [
      {
        userId: PARTNER.userId,
        state: 'ACTIVE',
        application: null,
        appliedAt: now - 90 * DAY,
        decidedAt: now - 89 * DAY,
        reason: null,
        isCodeChosen: false,
        suspensions: [],
      },
    ],
    referralLinks: links,
    referrals: came,
    referralVisits: links.flatMap((link) => visitsOf(now, link, came)),
  };
}

const isBrought = (id: string): id is keyof typeof brought => id in brought;

function linksOf(now: number): ReferralLinkRow[] {
  const common = {
    utm: tags('', '', ''),
    rateBps: null,
    duration: 'LIFETIME' as const,
    months: 12,
    windowDays: 30,
    holdDays: 14,
    startsOn: null,
    endsOn: null,
    status: 'ACTIVE' as const,
    version: 1,
  };
  return [
    {
      ...common,
      id: 'lnk-keepweekly',
      name: 'Keep Weekly',
      code: 'keepweekly',
      ownerId: PARTNER.userId,
      utm: tags('keepweekly', 'email', 'autumn'),
      rateBps: 2500,
      duration: 'MONTHS',
      at: now - 80 * DAY,
    },
    {
      ...common,
      id: 'lnk-launch',
      name: 'Launch campaign',
      code: 'launch',
      ownerId: null,
      utm: tags('x', 'social', 'launch'),
      at: now - 60 * DAY,
    },
    {
      ...common,
      id: 'lnk-conference',
      name: 'Conference booth',
      code: 'booth',
      ownerId: null,
      utm: tags('booth', 'qr', 'conference'),
      status: 'ARCHIVED',
      at: now - 200 * DAY,
    },
  ];
}

/** Makes an existing user one who came by the link. */
function signUp(now: number, link: ReferralLinkRow, user: UserRow): ReferralRow {
  const at = Math.max(user.joinedAt, link.at + HOUR);
  user.referredBy = link.ownerId ?? link.id;
  user.joinedAt = Math.min(at, now - DAY);
  const { rateBps, duration, months, holdDays } = link;
  return {
    id: `ref-${hashOf(user.id, 'referral').toString(36)}`,
    referrerId: link.ownerId,
    userId: user.id,
    sourceId: null,
    linkId: link.id,
    terms: { rateBps, duration, months, holdDays },
    seenAt: user.joinedAt - HOUR,
    at: user.joinedAt,
    refused: null,
  };
}

function visitsOf(
  now: number,
  link: ReferralLinkRow,
  came: readonly ReferralRow[],
): ReferralVisitRow[] {
  if (!isBrought(link.id)) return [];
  const random = createRandom(hashOf(link.id, 'visits'));
  const kinds = tagsOf[link.id];
  const visit = (at: number, referralId: string | null, index: number): ReferralVisitRow => ({
    id: `vis-${link.id}-${String(index)}`,
    referrerId: link.ownerId,
    sourceId: null,
    linkId: link.id,
    utm: random.pick(kinds),
    visitor: `seed-${link.id}-${String(index)}`,
    at,
    referralId,
  });
  const theirs = came.filter(({ linkId }) => linkId === link.id);
  const [, others] = brought[link.id];
  return [
    ...theirs.map((row, index) => visit(row.seenAt, row.id, index)),
    ...Array.from({ length: others }, (_, index) =>
      visit(
        Math.round(now - (now - link.at) * random.next() * random.next()),
        null,
        theirs.length + index,
      ),
    ),
  ];
}
