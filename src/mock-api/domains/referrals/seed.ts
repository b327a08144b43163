import { encodeBase58 } from '@/shared/solana/base58';
import { DAY, HOUR } from '@/shared/time/durations';
import { hashOf, randomOf } from '../../store/hashed';
import { createRandom } from '../../store/random';
import { personaUserId } from '../accounts/personas';
import type { GuildRow } from '../guilds/rows';
import type { LinkedWalletRow } from '../wallets/rows';
import type { OrderRow } from '../orders/rows';
import type { PackageRow } from '../packages/rows';
import type { UserRow } from '../accounts/rows';
import {
  availableLines,
  settleCommissions,
  sumOf,
  type CommissionTables,
} from './commissionLedger';
import { serversOf, type Bought } from './seedServers';
import { PARTNER, seedLinks } from './seedLinks';
import type { CommissionPayoutRow, ReferralRow, ReferralTables } from './rows';

const AMBASSADOR = personaUserId('ambassador');
/** Time of a suspension, in which orders earn no commission: [from, until], days ago. */
const SUSPENDED = [70, 60] as const;

/** Orders of users who came by the ambassador. */
const bought: Bought[] = [
  [0, 'pkg-bronze', 'EXPIRED', 110, 'Amber Hold'],
  [3, 'pkg-silver', 'ENABLED', 100, 'Briar Gate'],
  [5, 'pkg-bronze', 'UPGRADED', 90, 'Cedar Watch'],
  [5, 'pkg-gold', 'ENABLED', 62, 'Cedar Watch'],
  [8, 'pkg-silver', 'ENABLED', 65, 'Dune Spire'],
  [10, 'pkg-gold', 'DISABLED', 57, 'Ember Court'],
  [13, 'pkg-silver', 'ENABLED', 40, 'Flint Ward'],
  [17, 'pkg-gold', 'ENABLED', 26, 'Hazel Keep'],
  [22, 'pkg-bronze', 'ENABLED', 16, 'Indigo Arch'],
  [26, 'pkg-gold', 'ENABLED', 9, 'Juno Bridge'],
  [28, 'pkg-silver', 'ENABLED', 3, 'Koa Terrace'],
];

/** Orders of users who came by links made by staff. */
const boughtByLinks: Bought[] = [
  [0, 'pkg-gold', 'ENABLED', 58, 'Larch Citadel'],
  [1, 'pkg-founder', 'ENABLED', 44, 'Moss Rampart'],
  [3, 'pkg-gold', 'ENABLED', 12, 'Nettle Tower'],
  [6, 'pkg-silver', 'ENABLED', 20, 'Onyx Bailey'],
];

type Brought = Pick<
  ReferralTables,
  'ambassadors' | 'referralSources' | 'referralLinks' | 'referralVisits' | 'referrals'
> & { orders: OrderRow[]; guilds: GuildRow[] };

/** An ambassador with referred users, some of whom bought; and other users at each stage of an application. */
export function seedReferrals(
  now: number,
  users: UserRow[],
  packages: readonly PackageRow[],
): Brought {
  const random = createRandom(9_511);
  const sources = ['youtube', 'newsletter', 'spring-talk'].map((slug, index) => ({
    id: `src-${slug}`,
    userId: AMBASSADOR,
    slug,
    name: ['YouTube', 'Newsletter', 'Spring talk'][index] ?? slug,
    at: now - (140 - index * 30) * DAY,
    isArchived: slug === 'spring-talk',
  }));
  const isCrowd = ({ id }: UserRow) => /^usr-\d+$/.test(id);
  const people = users
    .filter((user) => isCrowd(user) && now - user.joinedAt < 135 * DAY)
    .slice(0, 36)
    .toSorted((one, other) => one.joinedAt - other.joinedAt);
  const mine = people.map((user) =>
    bring(
      AMBASSADOR,
      user,
      random.next() < 0.35
        ? null
        : random.pick(['src-youtube', 'src-youtube', 'src-newsletter', 'src-spring-talk']),
    ),
  );
  const ofOwner = users
    .filter((user) => isCrowd(user) && user.referredBy === null)
    .slice(100, 104)
    .map((user) => bring(personaUserId('owner'), user, null));
  const sourceIds = ['src-youtube', 'src-youtube', 'src-newsletter'];
  const visits = visitsOf(now, random, mine, sourceIds);
  const { orders, guilds } = serversOf(now, random, { mine, packages, bought });
  const byLinks = seedLinks(
    now,
    users.filter((user) => isCrowd(user) && user.referredBy === null),
  );
  const ofPartner = serversOf(now, random, {
    mine: byLinks.referrals,
    packages,
    bought: boughtByLinks,
    prefix: 'link-',
  });
  return {
    ambassadors: [...ambassadorsOf(now), ...byLinks.ambassadors],
    referralSources: sources,
    referralLinks: byLinks.referralLinks,
    referralVisits: [...visits, ...byLinks.referralVisits].toSorted(
      (one, other) => one.at - other.at,
    ),
    referrals: [...mine, ...ofOwner, ...byLinks.referrals],
    orders: [...orders, ...ofPartner.orders],
    guilds: [...guilds, ...ofPartner.guilds],
  };
}

function bring(referrerId: string, user: UserRow, sourceId: string | null): ReferralRow {
  user.referredBy = referrerId;
  const { joinedAt: at } = user;
  return {
    id: `ref-${hashOf(user.id, 'referral').toString(36)}`,
    referrerId,
    userId: user.id,
    sourceId,
    linkId: null,
    terms: null,
    seenAt: at - HOUR,
    at,
    refused: null,
  };
}

/**
 * Computes commissions and reversals from the orders, like later ones. One payout has failed, and one is sent at the
 * first read.
 *
 * @param wallet the ambassador's wallet for payouts (base58)
 */
export function seedCommissions(
  now: number,
  brought: Brought,
  wallet: string,
): Pick<ReferralTables, 'commissions' | 'commissionPayouts'> {
  const tables: CommissionTables = {
    ...brought,
    commissions: [],
    commissionPayouts: [],
    isPaidBy: () => false,
  };
  payFor(tables, now, wallet);
  return tables;
}

function payFor(tables: CommissionTables, now: number, wallet: string): void {
  const payout = (id: string, at: number, lamports: bigint): CommissionPayoutRow => ({
    id,
    key: `seeded-${id}-000000`,
    userId: AMBASSADOR,
    address: wallet,
    lamports: lamports.toString(),
    status: 'PENDING',
    isWaiting: false,
    reason: null,
    at,
    attempts: 0,
    signature: null,
    wire: null,
    lastValidBlockHeight: 0,
  });
  const failedAt = now - 50 * DAY;
  settleCommissions(tables, failedAt);
  const then = sumOf(availableLines(tables, AMBASSADOR, failedAt));
  tables.commissionPayouts.push({
    ...payout('apy-1', failedAt, then),
    status: 'RECLAIMED_AFTER_FAILURE',
    attempts: 3,
  });
  const at = now - 45 * DAY;
  const lines = availableLines(tables, AMBASSADOR, at);
  tables.commissionPayouts.push(payout('apy-2', now - 2 * HOUR, sumOf(lines)));
  for (const line of lines) line.payoutId = 'apy-2';
  settleCommissions(tables, now);
  // The partner has requested more than is paid without approval.
  const theirs = availableLines(tables, PARTNER.userId, now);
  tables.commissionPayouts.push({
    ...payout('apy-3', now - 5 * HOUR, sumOf(theirs)),
    userId: PARTNER.userId,
    address: PARTNER.address,
    isWaiting: true,
  });
  for (const line of theirs) line.payoutId = 'apy-3';
}

function ambassadorsOf(now: number): ReferralTables['ambassadors'] {
  const applied = (persona: Parameters<typeof personaUserId>[0], daysAgo: number) => ({
    userId: personaUserId(persona),
    application: {
      motivation: 'I help new communities get started and use the bots every day.',
      channels: 'A weekly thread on X and a small Discord.',
      audience: 'Server owners on Solana.',
      language: 'en' as const,
    },
    appliedAt: now - daysAgo * DAY,
    decidedAt: now - (daysAgo - 2) * DAY,
    reason: null,
    isCodeChosen: false,
    suspensions: [],
  });
  const [from, until] = SUSPENDED;
  return [
    {
      ...applied('ambassador', 190),
      state: 'ACTIVE',
      suspensions: [{ from: now - from * DAY, until: now - until * DAY }],
    },
    { ...applied('owner', 160), state: 'ACTIVE' },
    { ...applied('owner-no-bot', 1), state: 'APPLIED', decidedAt: null },
    {
      ...applied('moderator', 12),
      state: 'REJECTED',
      reason: 'Your channels have no posts yet. Apply again once you’ve started.',
    },
    {
      ...applied('reviewer', 100),
      state: 'SUSPENDED',
      reason: 'Links were posted as replies to strangers.',
      suspensions: [{ from: now - 5 * DAY, until: null }],
    },
  ];
}

/** The ambassador's wallet for payouts. */
export const seedAmbassadorWallet = (now: number): LinkedWalletRow => ({
  id: `wal-${AMBASSADOR}`,
  userId: AMBASSADOR,
  address: encodeBase58(randomOf(AMBASSADOR, 'wallet').bytes(32)),
  name: 'Commissions',
  flag: 'DEFAULT',
  method: 'SIWS',
  linkedAt: now - 188 * DAY,
});

/** Two or three visitors per sign-up, and the visits of those who signed up. */
function visitsOf(
  now: number,
  random: ReturnType<typeof createRandom>,
  mine: readonly ReferralRow[],
  sourceIds: readonly string[],
): ReferralTables['referralVisits'] {
  const visit = (
    at: number,
    sourceId: string | null,
    referralId: string | null,
    index: number,
  ) => ({
    id: `vis-${String(index)}`,
    referrerId: AMBASSADOR,
    sourceId,
    linkId: null,
    utm: { source: '', medium: '', campaign: '' },
    visitor: `seed-${String(index)}`,
    at,
    referralId,
  });
  const joined = mine.map((row, index) => visit(row.seenAt, row.sourceId, row.id, index));
  const others = Array.from({ length: 260 }, (_, index) => {
    const sourceId = random.next() < 0.3 ? null : random.pick(sourceIds);
    // More of them recently.
    const daysAgo = 120 * random.next() * random.next();
    return visit(Math.round(now - daysAgo * DAY - HOUR / 2), sourceId, null, mine.length + index);
  });
  return [...joined, ...others].toSorted((one, other) => one.at - other.at);
}
