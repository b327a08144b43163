import type { ComponentType } from 'react';

/** The page a tab stands on. */
export interface ListPlace {
  serverId: string;
}
export interface RulePlaceShown extends ListPlace {
  ruleId: string;
}

/** A tab beside what the page of a module shows by itself. */
export interface PageTab<Place> {
  /** Its value in the address: `?tab=submissions`. */
  id: string;
  label: string;
  /** Behind the label, such as how many wait. */
  Count?: ComponentType<Place>;
  /** Its code comes when it is opened. */
  load: () => Promise<{ default: ComponentType<Place> }>;
}

/** Tabs of one page, behind that of what is there anyway. */
export interface PageTabs<Place> {
  /** Name of its parameter in the address; `tab`, unless modules share the page by that. */
  param?: string;
  /** What that one is called: "Edit", "Categories". */
  own: string;
  more: readonly PageTab<Place>[];
}

/** What a module brings to its pages besides list and form. */
export interface ModulePageTabs {
  /** On the page of its list. */
  list?: PageTabs<ListPlace>;
  /** On the page of a rule that is saved. */
  rule?: PageTabs<RulePlaceShown>;
}

/** Tabs whose contents are made once: a component that is new with each render would lose what it holds. */
export interface ReadyTabs<Place> {
  param: string;
  own: string;
  more: readonly (PageTab<Place> & { Content: ComponentType<Place> })[];
}

/**
 * Loads what a module brings; undefined for most. A site gives it to the engine: what stands in the tabs belongs
 * to other features, which the engine does not know.
 */
export type LoadPageTabs = (slug: string) => Promise<ModulePageTabs | undefined>;
