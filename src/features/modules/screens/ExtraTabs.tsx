import { createElement, Suspense, type ReactNode } from 'react';
import { TableSkeleton } from '@/shared/ui/skeletons';
import { UrlTabs } from '@/shared/ui/UrlTabs';
import type { ReadyTabs } from '../engine/pageTabs';

interface ExtraTabsProps<Place> {
  /** Names the tabs for screen readers. */
  label: string;
  tabs: ReadyTabs<Place> | undefined;
  place: Place;
  /** The main content of the page. It stays mounted while another tab is open, with all typed values. */
  children: ReactNode;
}

/** The main content of a page, with the tabs that a module adds, if any. */
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
