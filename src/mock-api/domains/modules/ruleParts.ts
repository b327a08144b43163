import { ruleName } from '@/features/modules/engine/moduleState';
import { NAMES_PART } from '@/features/modules/engine/ruleQuery';
import { searchMatcher } from '@/shared/text/searchable';
import type { ServerModule } from '../module-settings/modules';
import type { RuleRow } from '../module-settings/rows';
import { ruleView } from '../module-settings/views';

interface NamesCall {
  after?: string | undefined;
  limit?: number | undefined;
  search?: string | undefined;
}

/** The rules that a call names; all of them where it names none. */
export function namedRules(rules: readonly RuleRow[], ids: string | undefined): readonly RuleRow[] {
  if (ids === undefined) return rules;
  const named = new Set(ids.split(','));
  return rules.filter(({ id }) => named.has(id));
}

/** Rules with the version of their list. */
export const listOfRules = (here: ServerModule, rules: readonly RuleRow[]) => ({
  rules: rules.map((rule) => ruleView(here, rule)),
  version: here.row.listVersion ?? 0,
});

/** The names of a module’s rules that a call asks for. */
export function namesIn(
  { row: { rules } }: ServerModule,
  { after = '', limit = NAMES_PART, search = '' }: NamesCall,
) {
  const matches = searchMatcher(search);
  const found = rules.filter((rule) => search === '' || matches(ruleName(rule)));
  const start = startAfter(rules, found, after);
  const shown = found.slice(start, start + limit);
  const last = shown.at(-1);
  return {
    names: shown.map((rule) => ({ id: rule.id, name: ruleName(rule) })),
    next: last && start + shown.length < found.length ? cursorOf(rules, last) : null,
  };
}

/** A cursor names the last rule of a part, and holds the place that it had. */
const cursorOf = (rules: readonly RuleRow[], rule: RuleRow) =>
  `${String(rules.indexOf(rule))}~${rule.id}`;

/** Where the rules after a cursor begin. If its rule is gone, the next one took its place. */
function startAfter(rules: readonly RuleRow[], found: readonly RuleRow[], cursor: string): number {
  if (cursor === '') return 0;
  const [place = '', ...rest] = cursor.split('~');
  const at = rules.findIndex(({ id }) => id === rest.join('~'));
  const from = at === -1 ? Number(place) : at + 1;
  const later = new Set(rules.slice(from));
  const start = found.findIndex((rule) => later.has(rule));
  return start === -1 ? found.length : start;
}
