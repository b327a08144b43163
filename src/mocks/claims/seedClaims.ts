import { encodeBase58 } from '@/shared/solana/base58';
import { randomOf } from '../db/hashed';
import type { GuildRow } from '../discord/rows';
import type { LinkedWalletRow } from '../linked-wallets/rows';
import { amountText, tokenOf } from '../payouts/funds';
import type { PayoutRow } from '../payouts/rows';
import type { PointsEntryRow } from '../points/rows';
import { claimName } from './lines';
import type { ClaimPolicyRow, ClaimRow } from './rows';

const MINUTE = 60_000;
const SERVER = 'srv-hq';
const POINTS = 100;
/** Ids of new rows begin at 1000. */
const FIRST = 901;

type Steps = PayoutRow['steps'][number]['step'][];

/**
 * What became of claims that never reached the chain. Those that are paid have a transfer there, and no chain runs
 * before somebody looks; so the seed has none of them.
 */
const ends: readonly (Pick<PayoutRow, 'status' | 'isWaiting' | 'reason' | 'attempts'> & {
  steps: Steps;
})[] = [
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

interface Seeded {
  claims: ClaimRow[];
  payouts: PayoutRow[];
  points: PointsEntryRow[];
}

/** Claims on a server that asks its owner first, by members who had the points and a wallet by then. */
export function seedClaims(
  now: number,
  guilds: readonly GuildRow[],
  policies: readonly ClaimPolicyRow[],
  earned: readonly PointsEntryRow[],
  wallets: readonly LinkedWalletRow[],
): Seeded {
  const guild = guilds.find(({ id }) => id === SERVER);
  const policy = policies.find(({ serverId }) => serverId === SERVER);
  const seeded: Seeded = { claims: [], payouts: [], points: [] };
  if (!guild || !policy) return seeded;
  const here = earned.filter(({ serverId }) => serverId === SERVER);
  const able = wallets.flatMap((wallet) => {
    const theirs = here.filter(({ userId }) => userId === wallet.userId);
    const last = Math.max(...theirs.map(({ at }) => at));
    // Half-way between the last they earned and now.
    const at = Math.floor((last + now) / 2);
    const has = theirs.reduce((sum, { points }) => sum + points, 0);
    const hadTime = now - at > 60 * MINUTE;
    return has >= POINTS && wallet.linkedAt < at && hadTime ? [{ wallet, at }] : [];
  });
  ends.forEach((end, place) => {
    const who = able[place];
    if (!who) return;
    const { wallet, at } = who;
    const number = FIRST + place;
    const claim: ClaimRow = {
      id: `clm-${String(number)}`,
      key: `seed-${String(number)}`,
      serverId: SERVER,
      userId: wallet.userId,
      module: 24,
      points: POINTS,
      at,
      payoutId: `pay-${String(number)}`,
    };
    const payout = payoutOf(guild, policy, wallet, claim, end);
    seeded.claims.push(claim);
    seeded.payouts.push(payout);
    seeded.points.push(...linesOf(claim, payout));
  });
  return seeded;
}

function payoutOf(
  guild: GuildRow,
  { mint, unitsPerPoint }: ClaimPolicyRow,
  { address }: LinkedWalletRow,
  claim: ClaimRow,
  { steps, ...end }: (typeof ends)[number],
): PayoutRow {
  const isDecided = !end.isWaiting;
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
    // Of the last transfer, which never landed.
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
  const returned = steps.find(({ step }) => step === 'RETURNED');
  if (!returned) return [locked];
  const why = `${claimName(claim)} ${status === 'CANCELLED' ? 'refused' : 'failed'}`;
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
