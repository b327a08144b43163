import type { Values } from '../../fields/field';

/** Whether an item of a list is of one of these kinds. */
export const isKind =
  (...kinds: readonly string[]) =>
  ({ kind }: Values): boolean =>
    typeof kind === 'string' && kinds.includes(kind);
