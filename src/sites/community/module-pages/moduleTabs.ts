import { modulePages } from '@/features/modules/engine/catalogue';
import type { ModuleSpec } from '@/features/modules/engine/defineModule';
import type { ListTabProps, ModulePageTabs, PageTab } from '@/features/modules/engine/pageTabs';
import { childrenOf, loadModule } from '@/features/modules/engine/registry';
import { pluralOf } from '@/shared/text/language';
import { capitalized } from '@/shared/text/nouns';
import { ofServer, type RouteData, type RouteQuery } from '@/shared/routing/routeData';
import type { LoadTab, Tab } from './part';
import { begin, beside, boards, rows, steps, tabs } from './parts';

/** What a module's pages have besides list and form, as its definition says; undefined for no module. */
export async function moduleTabs(slug: string): Promise<ModulePageTabs | undefined> {
  const spec = await loadModule(slug);
  if (!spec) return undefined;
  const { page = {}, rules, parent } = spec;
  // Rules of a child are listed with these.
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
    ...(Part ? { Part } : {}),
    ...(Begin ? { Begin } : {}),
    ...(loadSteps ? { steps: async () => ({ default: await (await loadSteps())(slug) }) } : {}),
    beside: besideForm,
    ...(list.length > 0 ? { list: withOwn(spec, nameOfList(spec), list) } : {}),
    ...(rule.length > 0 ? { rule: withOwn(spec, 'Edit', rule) } : {}),
  };
}

/** What stands below the sentence of the form and at the end of its groups, by the names they have for it. */
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

/** The tabs of some modules that have something to show on a page. */
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
  // Modules that share a page are told apart by `tab`.
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

/** The data of the page of a list, and of what its rows show besides. */
export function withRows(own: RouteData, slugs: readonly string[]): RouteData {
  const ofRows = ofServer((serverId) => slugs.map((slug) => rowQuery(serverId, slug)));
  return (place) => [...own(place), ...ofRows(place)];
}

/** The data of the page of a rule, and of what the rows below it show besides. */
export const withChildRows = (own: RouteData, slugs: readonly string[]): RouteData =>
  withRows(
    own,
    slugs.flatMap(childrenOf).map(({ slug }) => slug),
  );

const rowQuery = (serverId: string, slug: string): RouteQuery => ({
  isFresh: false,
  isNeeded: async () => (await rowsOf(slug)) !== undefined,
  ask: (age) => async (dispatch) => {
    // Where its code does not come, the screen asks.
    const part = await (await rowsOf(slug))?.().catch(() => undefined);
    for (const query of part?.queries(serverId) ?? []) dispatch(query.ask(age));
  },
});

async function rowsOf(slug: string) {
  const name = (await loadModule(slug))?.page?.rows;
  return name && rows[name];
}
