import { lazy } from 'react';
import type {
  LoadPageTabs,
  ModulePageTabs,
  PageExtras,
  PageTabs,
  ReadyTabs,
} from '../engine/pageTabs';
import { readyModule, type ReadyModule } from './readyModule';

/** Prepares the tabs of a page; the code of their contents comes when they are opened. */
const readyTabs = <Place extends object>(
  tabs: PageTabs<Place> | undefined,
): ReadyTabs<Place> | undefined =>
  tabs && {
    param: tabs.param ?? 'tab',
    own: tabs.own,
    more: tabs.more.map((tab) => Object.assign({}, tab, { Content: lazy(tab.load) })),
  };

/**
 * A module with its screen's code and the tabs a site adds to its pages.
 *
 * @throws Error when no folder has that name
 */
export async function moduleWithTabs(
  slug: string,
  loadTabs: LoadPageTabs | undefined,
): Promise<ReadyModule> {
  const [spec, tabs] = await Promise.all([readyModule(slug), loadTabs?.(slug)]);
  const children = await Promise.all(
    spec.children.map(async (child) =>
      Object.assign({}, child, extrasOf(await loadTabs?.(child.slug))),
    ),
  );
  const isForm = tabs?.list !== undefined && spec.rules === undefined;
  const Part = isForm
    ? (await import('./TabbedSettings')).TabbedSettings
    : (tabs?.Part ?? spec.Part);
  return {
    ...spec,
    ...extrasOf(tabs),
    Part,
    children,
    listTabs: readyTabs(tabs?.list),
    ruleTabs: readyTabs(tabs?.rule),
  };
}

function extrasOf({ Rows, InParent, Begin, steps, beside = {} }: ModulePageTabs = {}): PageExtras {
  const parts = Object.entries(beside).map(([name, load]) => [name, lazy(load)]);
  return {
    ...(Rows ? { Rows } : {}),
    ...(InParent ? { InParent } : {}),
    ...(Begin ? { Begin } : {}),
    ...(steps ? { steps } : {}),
    beside: Object.fromEntries(parts),
  };
}

const known = new Map<string, ReturnType<typeof moduleWithTabs>>();

/** The same promise each time a module is asked for, so that `use` knows it. A page asks with one site's tabs alone. */
export function knownWithTabs(
  slug: string,
  loadTabs: LoadPageTabs | undefined,
): ReturnType<typeof moduleWithTabs> {
  const found = known.get(slug);
  if (found) return found;
  const coming = moduleWithTabs(slug, loadTabs);
  known.set(slug, coming);
  // Code that did not come may do so the next time.
  coming.catch(() => known.delete(slug));
  return coming;
}
