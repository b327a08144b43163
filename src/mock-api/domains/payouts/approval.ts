import type { World } from '../../store/world';
import type { Due } from './funds';

/**
 * Whether a payout needs approval by the team, because it exceeds the limit set by the owner. The limit is in the token
 * of the claims, and also applies to rewards in that token (docs/product/claims-and-payouts.md).
 */
export const needsApproval = ({ db }: World, serverId: string, { mint, amount }: Due): boolean =>
  db.claimPolicies.some(
    (policy) =>
      policy.serverId === serverId &&
      policy.mint === mint &&
      policy.approvalAbove !== null &&
      amount > BigInt(policy.approvalAbove),
  );
