import { modulePages } from '@/features/modules/engine/catalogue';
import type { ModuleSpec } from '@/features/modules/engine/defineModule';
import type { ListTabProps, ModulePageTabs, PageTab } from '@/features/modules/engine/pageTabs';
import { childrenOf, loadModule } from '@/features/modules/engine/registry';
import { isNewRule } from '@/features/modules/screens/moduleData';
import { pluralOf } from '@/shared/text/language';
import { capitalized } from '@/shared/text/nouns';
import { ofServer, type RouteData, type RouteQuery } from '@/shared/routing/routeData';
import type { LoadTab, Tab } from './part';
import { begin, beside, boards, rows, steps, tabs } from './parts';

/** Parts of a module's pages besides list and form, by its definition; undefined for an unknown module. */
export async function moduleTabs(slug: string): Promise<ModulePageTabs | undefined> {
  const spec = await loadModule(slug);
  if (!spec) return undefined;
  const { page = {}, rules, parent } = spec;
  // The list includes rules of child modules.
  const children = await Promise.all(childrenOf(slug).map((child) => loadModule(child.slug)));
  const listed = [spec, ...children.filter((child) => child !== undefined)];
  const [rowsPart, Part, Begin, besideForm, list, rule] = await Promise.all([
    page.rows && rows[page.rows](),
    page.board && boards[page.board](),
    page.begin && begin[page.begin](),
    besideOf(spec),
    parent ? [] : shownOf(listed, rules ? ({ list }) => list : ({ form }) => form),
    rules ? shownOf([spec], ({ rule }) => rule) : [],
  ]);
  const loadSteps = page.steps && steps[page.steps];
  return {
    ...(rowsPart ? { Rows: rowsPart.Rows } : {}),
    ...(rowsPart?.InParent ? { InParent: rowsPart.InParent } : {}),
    ...(Part ? { Part } : {}),
    ...(Begin ? { Begin } : {}),
    ...(loadSteps ? { steps: async () => ({ default: await (await loadSteps())(slug) }) } : {}),
    beside: besideForm,
    ...(list.length > 0 ? { list: withOwn(spec, nameOfList(spec), list) } : {}),
    ...(rule.length > 0 ? { rule: withOwn(spec, 'Edit', rule) } : {}),
  };
}

/** Parts below the sentence of the form and at the end of its groups, by their names in the form. */
async function besideOf(spec: ModuleSpec): Promise<NonNullable<ModulePageTabs['beside']>> {
  const { slug } = spec;
  const all = await Promise.all(
    besidesIn(spec).map(async (name) => {
      const load = await beside[name]();
      return [name, async () => ({ default: await load(slug) })] as const;
    }),
  );
  return Object.fromEntries(all);
}

const besidesIn = ({ opening, groups }: ModuleSpec) =>
  [opening, ...groups].flatMap((part) => part?.beside ?? []);

/** A tab on a page. */
interface Shown<Place> {
  tab: Tab;
  shown: PageTab<Place>;
}

/** The tabs of some modules that have content for a page. */
async function shownOf<Place extends ListTabProps>(
  specs: readonly ModuleSpec[],
  loadOf: (tab: Tab) => LoadTab<Place> | undefined,
): Promise<Shown<Place>[]> {
  const all = await Promise.all(
    specs.flatMap(({ slug, page }) =>
      (page?.tabs ?? []).map(async (name) => {
        const tab = await tabs[name]();
        const load = loadOf(tab);
        return load ? [{ tab, shown: shownTab(slug, tab, load) }] : [];
      }),
    ),
  );
  return all.flat();
}

const shownTab = <Place extends ListTabProps>(
  slug: string,
  { id, label, isForNew, Count }: Tab,
  load: LoadTab<Place>,
): PageTab<Place> => ({
  id,
  label,
  ...(Count ? { Count } : {}),
  ...(isForNew ? { isForNew } : {}),
  load: async () => ({ default: await load(slug) }),
});

const withOwn = <Place>({ slug }: ModuleSpec, own: string, all: readonly Shown<Place>[]) => ({
  // Modules that share a page are distinguished by `tab`.
  param: !sharesPage(slug) && all.some(({ tab }) => tab.isInTab) ? 'tab' : 'view',
  own,
  more: all.map(({ shown }) => shown),
});

const sharesPage = (slug: string): boolean =>
  modulePages.some(({ slugs }) => slugs.length > 1 && slugs.includes(slug));

/** "Ticket types"; "Quests" for their board, "Settings" for one form. */
function nameOfList({ rules, page }: ModuleSpec): string {
  if (page?.board) return capitalized(page.board);
  if (!rules) return 'Settings';
  return capitalized(pluralOf(rules.singular));
}

/** The data of a list page, including that of its rows' additional parts. */
export function withRows(own: RouteData, slugs: readonly string[]): RouteData {
  const ofRows = ofServer((serverId, { search, params }) =>
    slugs.map((slug) => rowQuery(serverId, slug, { search, ruleId: Object.values(params)[0] })),
  );
  return (place) => [...own(place), ...ofRows(place)];
}

/** The data of a rule page, including that of additional parts of the rows below it. */
export function withChildRows(own: RouteData, slugs: readonly string[]): RouteData {
  const children = slugs.flatMap(childrenOf).map(({ slug }) => slug);
  const whole = withRows(own, children);
  return (place) => (isNewRule(place.params) ? own(place) : whole(place));
}

interface Page {
  search: URLSearchParams;
  ruleId: string | undefined;
}

const rowQuery = (serverId: string, slug: string, { search, ruleId }: Page): RouteQuery => ({
  isFresh: false,
  isNeeded: async () => (await rowsOf(slug)) !== undefined,
  ask: (age) => async (dispatch) => {
    // If its code does not load, the screen makes the requests.
    const part = await (await rowsOf(slug))?.().catch(() => undefined);
    for (const query of part?.queries(serverId, search, ruleId) ?? []) dispatch(query.ask(age));
  },
});

async function rowsOf(slug: string) {
  const name = (await loadModule(slug))?.page?.rows;
  return name && rows[name];
}
