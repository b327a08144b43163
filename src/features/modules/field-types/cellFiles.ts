import type { ComponentType } from 'react';
import type { CellProps } from './cell';

/** The `Cell.tsx` of those kinds that have one, by its path: how a value stands in a list of rules. */
export const cellFiles = import.meta.glob<ComponentType<CellProps>>('./*/Cell.tsx', {
  eager: true,
  import: 'default',
});
