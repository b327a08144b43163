import * as z from 'zod/mini';
import type { Failure } from '@/shared/api/envelope';
import type { ModuleSpec } from '../engine/defineModule';
import { labelAt } from '../engine/paths';
import type { FieldSet, Values } from '../common-fields/field';

/** Values of a module's form. */
export interface FormShape {
  enabled: boolean;
  values: Values;
}

/** A saved version, which the form is based on. */
export interface Saved extends FormShape {
  version: number;
  /** Display name of the person who saved it; null or missing if unknown. */
  by?: string | null;
  /** Time of the save, ISO 8601. */
  at?: string | null;
}

/** Response to a save. */
export interface SavedAs {
  version: number;
  /** The stored values, with the ids of new secrets. */
  values: Values | null | undefined;
}

export const formSchema = (spec: ModuleSpec) =>
  z.object({ enabled: z.boolean(), values: spec.schema });

/** The fields of a group, in its order. */
export const fieldsOf = ({ fields }: ModuleSpec, names: readonly string[]): FieldSet =>
  Object.fromEntries(
    names.flatMap((name) => {
      const field = fields[name];
      return field ? [[name, field]] : [];
    }),
  );

/** Id of a group's panel in the document, for links to it. */
export const groupId = (title: string): string =>
  `group-${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`;

/** The server names fields by their paths in the values; in the form these are below `values`. */
export const inForm = (failure: Failure): Failure => ({
  ...failure,
  ...(failure.errors
    ? { errors: failure.errors.map(({ path, message }) => ({ path: `values.${path}`, message })) }
    : {}),
});

/** Label of a value in the form, by its path there. */
export const labelInForm = ({ fields }: ModuleSpec, path: string): string | undefined =>
  path === 'enabled' ? 'Enabled' : labelAt(fields, path.replace(/^values\./, ''));
