import { isOneOf } from '../../common-fields/condition';

/** A program pays amounts, and not a role or a multiplier. */
export const isPaid = isOneOf('rewardKind', 'POINTS', 'SPL', 'SOL');
