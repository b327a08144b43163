import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { EmptyState } from '@/shared/ui/EmptyState';
import { PageHeader } from '@/shared/ui/PageHeader';
import { ScreenSkeleton } from '@/shared/ui/ScreenSkeleton';
import type { ModuleSpec } from '../engine/defineModule';
import { findAbout, loadModule } from '../engine/registry';
import { ModuleScreen } from './ModuleScreen';

/** `bots/:slug`, for modules the spec gives no route of their own. */
export default function ModuleBySlugScreen() {
  const { slug = '' } = useParams();
  const spec = useModule(slug);
  if (!findAbout(slug)) {
    return (
      <>
        <PageHeader title="No such module" />
        <EmptyState title="There is no module of that name">
          The address may be mistyped. All modules are listed under Bots.
        </EmptyState>
      </>
    );
  }
  return spec ? <ModuleScreen key={slug} spec={spec} /> : <ScreenSkeleton />;
}

/** A module's code; null while it is on its way. A failure is the page's own (ScreenErrorPage). */
function useModule(slug: string): ModuleSpec | null {
  const [loaded, setLoaded] = useState<ModuleSpec | null>(null);
  useEffect(() => {
    let isGone = false;
    loadModule(slug).then(
      (spec) => {
        if (!isGone) setLoaded(spec ?? null);
      },
      (error: unknown) => {
        setLoaded(() => {
          throw error;
        });
      },
    );
    return () => {
      isGone = true;
    };
  }, [slug]);
  return loaded?.slug === slug ? loaded : null;
}
