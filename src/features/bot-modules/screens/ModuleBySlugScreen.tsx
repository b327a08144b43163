import { useParams } from 'react-router-dom';
import { useOwnPageName } from '@/shared/routing/pageName';
import { EmptyState } from '@/shared/ui/EmptyState';
import { PageHeader } from '@/shared/ui/PageHeader';
import { ScreenSkeleton } from '@/shared/ui/ScreenSkeleton';
import { findAbout } from '../engine/registry';
import { useModule } from '../engine/useModule';
import { ModuleScreen } from './ModuleScreen';

/** `bots/:slug`, for modules the spec gives no route of their own. */
export default function ModuleBySlugScreen() {
  const { slug = '' } = useParams();
  const spec = useModule(slug);
  const about = findAbout(slug);
  useOwnPageName(about?.title);
  if (!about) {
    return (
      <>
        <PageHeader title="No such module" />
        <EmptyState title="There is no module of that name">
          The address may be mistyped. All modules are listed under Bots.
        </EmptyState>
      </>
    );
  }
  return spec ? <ModuleScreen key={slug} spec={spec} /> : <ScreenSkeleton title={about.title} />;
}
