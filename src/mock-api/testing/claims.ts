import { encodeBase58 } from '@/shared/solana/base58';
import { randomOf } from '../store/hashed';
import { memberOf } from '../domains/members/members';
import { reserve } from '../domains/payouts/payouts';
import type { World } from '../store/world';
import type { ClaimPolicyRow } from '../domains/claims/rows';

/** The address of an invented user. */
export const addressOf = (name: string) => encodeBase58(randomOf(name, 'pay').bytes(32));

/** Makes a user a member with one linked wallet; returns its address. */
export function join(world: World, serverId: string, userId: string): string {
  const address = addressOf(userId);
  world.db.linkedWallets = world.db.linkedWallets.filter((row) => row.userId !== userId);
  world.db.linkedWallets.push({
    id: `wal-${userId}`,
    userId,
    address,
    name: null,
    flag: 'DEFAULT',
    method: 'SIWS',
    linkedAt: 0,
  });
  if (!memberOf(world, serverId, userId))
    world.db.members.push({ serverId, userId, joinedAt: 0, leftAt: null, roles: [] });
  return address;
}

/** Changes a server's claim policy. */
export function change(world: World, serverId: string, changed: Partial<ClaimPolicyRow>): void {
  const row = world.db.claimPolicies.find((each) => each.serverId === serverId);
  Object.assign(row ?? {}, changed);
}

/** A claim that waits for approval, regardless of the policy; returns its id. */
export function waitingClaim(world: World, serverId: string, userId: string): string {
  const id = 'clm-1';
  const payout = reserve(world, {
    serverId,
    userId,
    address: addressOf(userId),
    mint: null,
    amount: 10_000_000n,
    label: 'SOL for 100 points',
    ref: id,
    claimId: id,
    isWaiting: true,
  });
  const claim = { id, key: id, serverId, userId, module: 24, points: 100, at: payout.at };
  world.db.claims.push({ ...claim, payoutId: payout.id });
  return id;
}
