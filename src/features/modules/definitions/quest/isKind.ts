import { isOneOf } from '../../common-fields/condition';

/** A task, condition or reward is of one of these kinds. */
export const isKind = (...kinds: readonly string[]) => isOneOf('kind', ...kinds);
