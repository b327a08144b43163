import type { ModuleAbout } from './about';
import type { Trouble } from './moduleState';

/** Parameter of a form's address: path of the field to focus, in the values. */
export const FIELD_PARAM = 'field';

/** Parameters of the page for a first rule: the open step, and the rule just created. */
export const STEP_PARAM = 'step';
export const SAVED_PARAM = 'saved';
/** Shows the whole form instead of the steps: `settings=all`. */
export const SETTINGS_PARAM = 'settings';
export const WHOLE = 'all';

/** IDs of the rules that a rule's page needs: the rule itself, the source of a copy, and the one just created. */
export const rulesNamed = (rule: string, query: URLSearchParams): string[] =>
  [rule === 'new' ? null : rule, query.get('from'), query.get(SAVED_PARAM)].filter(
    (id) => id !== null,
  );

type Addressed = Pick<ModuleAbout, 'route' | 'rulePage'>;

/** Path of a module's form or list. */
export const modulePath = ({ route }: Pick<ModuleAbout, 'route'>): string => `/dashboard/${route}`;

/**
 * Path where a rule is edited: its page if the spec has one (§2), else the page of the list.
 *
 * @param rule its id, or "new"
 * @param query start of a new rule: `from`, or the value of a field
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

/** Path where a problem is fixed: the form of its rule or module, with the focus on the field. */
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
