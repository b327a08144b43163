import { lazy, Suspense, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { usePageTitle } from '@/shared/routing/pageTitle';
import { PageHeader } from '@/shared/ui/PageHeader';
import { ScreenSkeleton } from '@/shared/ui/ScreenSkeleton';
import { selectServerDetails } from './discordSlice';
import { useServerId } from './useServerId';

/** Seldom needed: most come with a server chosen before. */
const ServerPicker = lazy(async () => ({
  default: (await import('./ServerPicker')).ServerPicker,
}));

interface RequireServerProps {
  /** Rendered with the id of the chosen server. */
  children: (serverId: string) => ReactNode;
}

/** For screens that belong to a server: where none is chosen, it is chosen in place. */
export function RequireServer({ children }: RequireServerProps) {
  const title = usePageTitle();
  const serverId = useServerId();
  const details = useSelector(selectServerDetails);
  // The slice never holds the details of another server than the selected one.
  if (serverId !== null && details !== null) return children(serverId);
  if (serverId !== null) return <ScreenSkeleton />;
  return (
    <>
      <PageHeader title={title} purpose="Choose the Discord server you want to manage." />
      <h2>Choose a server first</h2>
      <Suspense
        fallback={
          <div className="skeleton__block" role="status" aria-label="Loading your servers" />
        }
      >
        <ServerPicker />
      </Suspense>
    </>
  );
}
