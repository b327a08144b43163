import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { selectViewer } from '@/features/identity/session/viewerSlice';
import { PageHeader } from '@/shared/ui/PageHeader';

/** The head of the overview, with or without a server. */
export function OverviewHeader({ actions }: { actions?: ReactNode }) {
  const { displayName } = useSelector(selectViewer);
  return (
    <PageHeader
      title={displayName === null ? 'Overview' : `Welcome, ${displayName}`}
      purpose="Set up your server’s bots here."
      actions={actions}
    />
  );
}
