import type { ReactNode } from 'react';
import type { FieldProps } from '@/shared/ui/form/Field';
import type { FieldSet } from '../common-fields/field';
import type { ControlOf, Kind } from './kind';

/** What the control of a kind gets. */
export interface ControlProps<K extends Kind = Kind> {
  field: FieldProps;
  control: ControlOf<K>;
  /** Shows fields inside this one, whose values are below that path. */
  renderFields: (fields: FieldSet, prefix: string) => ReactNode;
}
