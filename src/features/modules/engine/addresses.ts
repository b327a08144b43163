import type { ModuleAbout } from './about';
import type { Trouble } from './moduleState';

/** The parameter of a form's address that names the field to begin at, by its path in the values. */
export const FIELD_PARAM = 'field';

/** The parameters of the page of a first rule: the step that is open, and the rule that was made. */
export const STEP_PARAM = 'step';
export const SAVED_PARAM = 'saved';
/** In place of the steps the whole form: `settings=all`. */
export const SETTINGS_PARAM = 'settings';
export const WHOLE = 'all';

type Addressed = Pick<ModuleAbout, 'route' | 'rulePage'>;

/** Where a module's form or list is. */
export const modulePath = ({ route }: Pick<ModuleAbout, 'route'>): string => `/dashboard/${route}`;

/**
 * Where a rule is edited: a page of its own where the spec has one (§2), else the list's own page.
 *
 * @param rule its id, or "new"
 * @param query what a new one begins from: `from`, or the value of a field
 */
export function rulePath(
  { route, rulePage }: Addressed,
  rule: string,
  query: Readonly<Record<string, string>> = {},
): string {
  const [path = '', own] = route.split('?');
  const params = new URLSearchParams(own);
  if (!rulePage) params.set('rule', rule);
  for (const [name, value] of Object.entries(query)) params.set(name, value);
  const place = rulePage?.path.replace(/:\w+$/, () => encodeURIComponent(rule)) ?? path;
  const search = params.toString();
  return `/dashboard/${place}${search === '' ? '' : `?${search}`}`;
}

/** Where a trouble is mended: the form of its rule, or of the module, with the focus on its field. */
export function troublePath(
  about: Addressed,
  { path, ruleId }: Pick<Trouble, 'path' | 'ruleId'>,
): string {
  if (ruleId !== null) return rulePath(about, ruleId, { [FIELD_PARAM]: path });
  const [page = '', own] = modulePath(about).split('?');
  const params = new URLSearchParams(own);
  params.set(FIELD_PARAM, path);
  return `${page}?${params.toString()}`;
}
