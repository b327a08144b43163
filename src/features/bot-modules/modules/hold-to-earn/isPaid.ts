import type { Values } from '../../fields/field';

/** Whether a program pays amounts, and not a role or a multiplier. */
export const isPaid = ({ rewardKind }: Values): boolean =>
  rewardKind === 'POINTS' || rewardKind === 'SPL' || rewardKind === 'SOL';
