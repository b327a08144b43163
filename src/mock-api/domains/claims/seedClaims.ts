import { encodeBase58 } from '@/shared/solana/base58';
import { MINUTE } from '@/shared/time/durations';
import { randomOf } from '../../store/hashed';
import type { GuildRow } from '../guilds/rows';
import type { LinkedWalletRow } from '../wallets/rows';
import { amountText, tokenOf } from '../payouts/funds';
import type { PayoutRow } from '../payouts/rows';
import type { PointsEntryRow } from '../point-balances/rows';
import { claimName } from './lines';
import { personaUserId } from '../accounts/personas';
import type { ClaimPolicyRow, ClaimRow } from './rows';

const SERVER = 'srv-hq';
const POINTS = 100;
/** Ids of new rows begin at 1000. */
const FIRST = 901;

type Steps = PayoutRow['steps'][number]['step'][];

/** A server that pays SOL without asking anybody first, and how many of its members have claimed. */
const PAYING = 'srv-keep';
const MOST_PAID = 24;
const FIRST_PAID = 801;
/** What a claim takes there at least. */
const LEAST = 50;
/** Points somebody has claimed at most: more would have waited for the team. */
const MOST_POINTS = 1500;

type End = Pick<PayoutRow, 'status' | 'isWaiting' | 'reason' | 'attempts'> & { steps: Steps };

/** What became of claims that never reached the chain. */
const ends: readonly End[] = [
  {
    status: 'PENDING',
    isWaiting: true,
    reason: null,
    attempts: 0,
    steps: ['LOCKED', 'WAITING'],
  },
  {
    status: 'CANCELLED',
    isWaiting: false,
    reason: 'Two accounts share this wallet.',
    attempts: 0,
    steps: ['LOCKED', 'WAITING', 'REFUSED', 'RETURNED'],
  },
  {
    status: 'RECLAIMED_AFTER_FAILURE',
    isWaiting: false,
    reason: null,
    attempts: 3,
    steps: ['LOCKED', 'WAITING', 'APPROVED', 'SENT', 'SENT', 'SENT', 'FAILED', 'RETURNED'],
  },
];

/** The chain has the transfer when it is started (`seed/past.ts`). */
const PAID: End = {
  status: 'SUCCESS',
  isWaiting: false,
  reason: null,
  attempts: 1,
  steps: ['LOCKED', 'SENT', 'PAID'],
};

interface Seeded {
  claims: ClaimRow[];
  payouts: PayoutRow[];
  points: PointsEntryRow[];
}

interface Past {
  now: number;
  guilds: readonly GuildRow[];
  policies: readonly ClaimPolicyRow[];
  /** The lines by which points were earned. */
  earned: readonly PointsEntryRow[];
  wallets: readonly LinkedWalletRow[];
}

/** Claims of members who had the points and a wallet by then: of one server, of any end; of another, all paid. */
export function seedClaims(past: Past): Seeded {
  const seeded: Seeded = { claims: [], payouts: [], points: [] };
  const add = (serverId: string, who: Able, number: number, points: number, end: End) => {
    const guild = past.guilds.find(({ id }) => id === serverId);
    const policy = past.policies.find((row) => row.serverId === serverId);
    if (!guild || !policy) return;
    const claim: ClaimRow = {
      id: `clm-${String(number)}`,
      key: `seed-${String(number)}`,
      serverId,
      userId: who.wallet.userId,
      module: 24,
      points,
      at: who.at,
      payoutId: `pay-${String(number)}`,
    };
    const payout = payoutOf(guild, policy, who.wallet, claim, end);
    seeded.claims.push(claim);
    seeded.payouts.push(payout);
    seeded.points.push(...linesOf(claim, payout));
  };
  const able = ableOn(past, SERVER, POINTS);
  ends.forEach((end, place) => {
    const who = able[place];
    if (who) add(SERVER, who, FIRST + place, POINTS, end);
  });
  ableOn(past, PAYING, LEAST)
    // Whoever tries this persona has points left to claim.
    .filter(({ wallet }) => wallet.userId !== personaUserId('regular'))
    .slice(0, MOST_PAID)
    .forEach((who, place) => {
      const whole = who.points - (who.points % 50);
      add(PAYING, who, FIRST_PAID + place, Math.min(whole, MOST_POINTS), PAID);
    });
  return seeded;
}

interface Able {
  wallet: LinkedWalletRow;
  points: number;
  /** When they have claimed: half-way between the last they earned and now. */
  at: number;
}

function ableOn({ now, earned, wallets }: Past, serverId: string, least: number): Able[] {
  const here = earned.filter((row) => row.serverId === serverId);
  return wallets.flatMap((wallet) => {
    const theirs = here.filter(({ userId }) => userId === wallet.userId);
    const last = Math.max(...theirs.map(({ at }) => at));
    const at = Math.floor((last + now) / 2);
    const points = theirs.reduce((sum, row) => sum + row.points, 0);
    const hadTime = now - at > 60 * MINUTE;
    return points >= least && wallet.linkedAt < at && hadTime ? [{ wallet, points, at }] : [];
  });
}

function payoutOf(
  guild: GuildRow,
  { mint, unitsPerPoint }: ClaimPolicyRow,
  { address }: LinkedWalletRow,
  claim: ClaimRow,
  { steps, ...end }: End,
): PayoutRow {
  const isDecided = !end.isWaiting && steps.includes('WAITING');
  return {
    ...end,
    id: claim.payoutId,
    serverId: claim.serverId,
    userId: claim.userId,
    address,
    mint,
    amount: (BigInt(unitsPerPoint) * BigInt(claim.points)).toString(),
    at: claim.at,
    label: `${tokenOf(mint)?.symbol ?? 'Tokens'} for ${String(claim.points)} points on ${guild.name}`,
    ref: claim.id,
    claimId: claim.id,
    piece: null,
    decidedBy: isDecided ? guild.ownerId : null,
    version: isDecided ? 2 : 1,
    // Whoever decides takes some minutes, and a transfer that is lost some as well.
    steps: steps.map((step, index) => ({
      step,
      at: claim.at + Math.max(0, index - 1) * 4 * MINUTE,
    })),
    // Of the last transfer, whether it has landed or not.
    signature: end.attempts > 0 ? encodeBase58(randomOf(claim.payoutId, 'lost').bytes(64)) : null,
    wire: null,
    lastValidBlockHeight: 0,
  };
}

function linesOf(claim: ClaimRow, { mint, amount, status, steps }: PayoutRow): PointsEntryRow[] {
  const { id, serverId, userId, module, points, at } = claim;
  const line = { serverId, userId, module, points, ref: id };
  const worth = amountText({ mint, amount: BigInt(amount) });
  const locked: PointsEntryRow = {
    ...line,
    id: `pts-lock-${id}`,
    at,
    type: 'CLAIM_LOCK',
    label: `Locked for ${claimName(claim)}: ${worth}`,
  };
  const paid = steps.find(({ step }) => step === 'PAID');
  if (paid)
    return [
      locked,
      {
        ...line,
        id: `pts-paid-${id}`,
        at: paid.at,
        type: 'CLAIM_SETTLED',
        label: `Paid for ${claimName(claim)}: ${worth}`,
      },
    ];
  const returned = steps.find(({ step }) => step === 'RETURNED');
  if (!returned) return [locked];
  const why = `${claimName(claim)} ${status === 'CANCELLED' ? 'rejected' : 'failed'}`;
  return [
    locked,
    {
      ...line,
      id: `pts-return-${id}`,
      at: returned.at,
      type: 'CLAIM_RETURN',
      label: `Returned +${String(points)} (${why})`,
    },
  ];
}
