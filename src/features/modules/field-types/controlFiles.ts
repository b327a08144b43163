import type { ComponentType } from 'react';
import type { ControlProps } from './controlProps';

/** The `Control.tsx` of each kind, by its path. */
export const controlFiles = import.meta.glob<ComponentType<ControlProps>>('./*/Control.tsx', {
  eager: true,
  import: 'default',
});
