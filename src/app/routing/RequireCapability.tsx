import { lazy, Suspense, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { selectViewer } from '@/features/identity/session/viewerSlice';
import type { Capability } from '@/shared/routing/table';

/** Few see it: a link to it is shown to staff alone. */
const NoPermissionPage = lazy(async () => ({
  default: (await import('../pages/NoPermissionPage')).NoPermissionPage,
}));

interface RequireCapabilityProps {
  capability: Capability;
  children: ReactNode;
}

/** Screens of the platform's own staff are refused to others; the server refuses their calls as well. */
export function RequireCapability({ capability, children }: RequireCapabilityProps) {
  const { capabilities } = useSelector(selectViewer);
  if (capabilities.includes(capability)) return children;
  return (
    <Suspense>
      <NoPermissionPage />
    </Suspense>
  );
}
