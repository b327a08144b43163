import type { ModuleSpec } from './defineModule';

/** The `definition.ts` of each module's folder, by its path; each is loaded when it is asked for. */
export const moduleFiles = import.meta.glob<ModuleSpec>('../definitions/*/definition.ts', {
  import: 'default',
});

/** The `templates.ts` of each module's folder that has one, by its path; each is loaded when it is asked for. */
const templateFiles = import.meta.glob<Awaited<ReturnType<NonNullable<ModuleSpec['templates']>>>>(
  '../definitions/*/templates.ts',
);

/** What loads the templates of a module without the module itself; undefined where it has none. */
export const templatesOf = (slug: string): ModuleSpec['templates'] =>
  templateFiles[`../definitions/${slug}/templates.ts`];
