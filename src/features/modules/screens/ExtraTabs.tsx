import { createElement, Suspense, type ReactNode } from 'react';
import { TableSkeleton } from '@/shared/ui/skeletons';
import { UrlTabs } from '@/shared/ui/UrlTabs';
import type { ReadyTabs } from '../engine/pageTabs';

interface ExtraTabsProps<Place> {
  /** What the page is about: names the tabs for screen readers. */
  label: string;
  tabs: ReadyTabs<Place> | undefined;
  place: Place;
  /** What the page shows by itself. It stays as it is while another tab is open, with all that was typed. */
  children: ReactNode;
}

/** What a page shows by itself, and beside it the tabs a module brings, if any. */
export function ExtraTabs<Place extends object>(props: ExtraTabsProps<Place>) {
  const { label, tabs, place, children } = props;
  if (!tabs) return children;
  return (
    <UrlTabs
      label={label}
      param={tabs.param}
      tabs={[
        { id: 'own', label: tabs.own, content: children, isKept: true },
        ...tabs.more.map(({ id, label: name, Count, Content }) => ({
          id,
          label: (
            <>
              {name} {Count ? createElement(Count, place) : null}
            </>
          ),
          content: (
            <Suspense fallback={<TableSkeleton label={`Loading ${name}`} />}>
              {createElement(Content, place)}
            </Suspense>
          ),
        })),
      ]}
    />
  );
}
