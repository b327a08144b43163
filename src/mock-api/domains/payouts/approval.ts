import type { World } from '../../store/world';
import type { Due } from './funds';

/**
 * Whether what a server is to pay waits for somebody of its team first: it is above the limit its owner has set.
 * The limit is in the token of the claims, and counts for rewards in it as well (decision 103).
 */
export const needsApproval = ({ db }: World, serverId: string, { mint, amount }: Due): boolean =>
  db.claimPolicies.some(
    (policy) =>
      policy.serverId === serverId &&
      policy.mint === mint &&
      policy.approvalAbove !== null &&
      amount > BigInt(policy.approvalAbove),
  );
