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
/** Below 1000, where ids of new rows begin. */
const FIRST = 901;

type Steps = PayoutRow['steps'][number]['step'][];

/** A server that pays SOL without approval, and the maximum number of its members with claims. */
const PAYING = 'srv-keep';
const MOST_PAID = 24;
const FIRST_PAID = 801;
/** Minimum points of a claim there. */
const LEAST = 50;
/** Maximum points of a claim; more would have needed approval. */
const MOST_POINTS = 1500;

type End = Pick<PayoutRow, 'status' | 'isWaiting' | 'reason' | 'attempts'> & { steps: Steps };

/** Outcomes of claims without a transfer on-chain. */
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

/** The chain gets the transfer when it starts (`seed/past.ts`). */
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
  /** Ledger lines of earned points. */
  earned: readonly PointsEntryRow[];
  wallets: readonly LinkedWalletRow[];
}

/** Claims of members who had the points and a wallet by then: any outcome on one server, all paid on another. */
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
    // Leaves this persona with points to claim.
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
  /** Time of the claim: half-way between the last earned points and now. */
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
    // A decision takes some minutes, as does a lost transfer.
    steps: steps.map((step, index) => ({
      step,
      at: claim.at + Math.max(0, index - 1) * 4 * MINUTE,
    })),
    // Signature of the last transfer, even one that never landed.
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
