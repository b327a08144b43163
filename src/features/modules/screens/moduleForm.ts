import * as z from 'zod/mini';
import type { Failure } from '@/shared/api/envelope';
import type { ModuleSpec } from '../engine/defineModule';
import { labelAt } from '../engine/paths';
import type { FieldSet, Values } from '../common-fields/field';

/** What a module's form holds. */
export interface FormShape {
  enabled: boolean;
  values: Values;
}

/** One save of the server's: what the form begins from. */
export interface Saved extends FormShape {
  version: number;
  /** Display name of who saved it; null or missing where it isn't known. */
  by?: string | null;
  /** When, ISO 8601. */
  at?: string | null;
}

/** What the server answers to a save. */
export interface SavedAs {
  version: number;
  /** The values as they are stored, with the ids of new secrets. */
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

/** Names the panel of a group in the document, so that one can be led to it. */
export const groupId = (title: string): string =>
  `group-${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`;

/** The server names fields by their own paths; in the form they stand below `values`. */
export const inForm = (failure: Failure): Failure => ({
  ...failure,
  ...(failure.errors
    ? { errors: failure.errors.map(({ path, message }) => ({ path: `values.${path}`, message })) }
    : {}),
});

/** What a value of the form is called, by its path there. */
export const labelInForm = ({ fields }: ModuleSpec, path: string): string | undefined =>
  path === 'enabled' ? 'Enabled' : labelAt(fields, path.replace(/^values\./, ''));
