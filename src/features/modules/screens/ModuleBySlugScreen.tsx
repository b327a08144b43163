import { use } from 'react';
import { useParams } from 'react-router-dom';
import { useOwnPageName } from '@/shared/routing/pageName';
import { EmptyState } from '@/shared/ui/EmptyState';
import { PageHeader } from '@/shared/ui/PageHeader';
import type { LoadPageTabs } from '../engine/pageTabs';
import { findAbout } from '../engine/registry';
import { ModuleScreen } from './ModuleScreen';
import { knownWithTabs } from './readyTabs';

interface ModuleBySlugScreenProps {
  /** What the site adds to the pages of modules; the same function each time. */
  loadTabs?: LoadPageTabs | undefined;
}

/** `bots/:slug`, for modules the spec gives no route of their own. */
export default function ModuleBySlugScreen({ loadTabs }: ModuleBySlugScreenProps) {
  const { slug = '' } = useParams();
  const about = findAbout(slug);
  useOwnPageName(about?.title);
  if (!about) {
    return (
      <>
        <PageHeader title="Module not found" />
        <EmptyState scene="wall" title="No module at this address">
          Check the address, or find all modules under Bots.
        </EmptyState>
      </>
    );
  }
  return <BySlug key={slug} slug={slug} loadTabs={loadTabs} />;
}

/** Waits for the module's code at the boundary of the route, as pages with a line of their own do. */
const BySlug = ({ slug, loadTabs }: ModuleBySlugScreenProps & { slug: string }) => (
  <ModuleScreen spec={use(knownWithTabs(slug, loadTabs))} />
);
