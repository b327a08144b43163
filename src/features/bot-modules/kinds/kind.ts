import type { ReactNode } from 'react';
import type { FieldProps } from '@/shared/ui/form/Field';
import type { FieldSet } from '../fields/field';

/** A file of a kind's folder, by its type. */
interface Part {
  default: unknown;
}

/**
 * All that a kind of field is: what its control is told, and the files of its folder. A file that is missing
 * is an error of the compiler in the `field.ts` where the kind enters itself in `Kinds`.
 */
export interface Parts<
  Settings extends object,
  ControlPart extends Part,
  OpenApiPart extends Part,
  ExamplePart extends Part,
> {
  settings: Settings;
  control: ControlPart;
  openApi: OpenApiPart;
  example: ExamplePart;
}

/** What a control is told that needs no more than its label: no name is ever in it. */
export type Nothing = { readonly [name in never]: never };

/** The kinds of fields there are: each adds itself in the `field.ts` of its folder. */
export interface Kinds {}

export type Kind = keyof Kinds;

/** How a field is shown: its kind, and what that one's control is told. */
export type Control = { [K in Kind]: { kind: K } & Kinds[K]['settings'] }[Kind];
export type ControlOf<K extends Kind> = Extract<Control, { kind: K }>;

/** What the control of a kind gets. */
export interface ControlProps<K extends Kind = Kind> {
  field: FieldProps;
  control: ControlOf<K>;
  /** Shows fields inside this one, whose values are below that path. */
  renderFields: (fields: FieldSet, prefix: string) => ReactNode;
}
