import { lazy, Suspense, type ReactNode } from 'react';
import { isForbidden, failureText } from '@/shared/api/queryError';
import { ErrorState } from '@/shared/ui/ErrorState';
import { Forbidden } from '@/shared/ui/Forbidden';
import { RequireServer } from '@/features/server/discord/RequireServer';
import { useServerSettingsQuery } from '@/features/server/settings/settingsApi';
import { LeftOutNote } from '@/shared/ui/LeftOutNote';
import { PageHeader } from '@/shared/ui/PageHeader';
import { FormSkeleton, TableSkeleton } from '@/shared/ui/skeletons';
import { UrlTabs } from '@/shared/ui/UrlTabs';
import { GeneralTab } from './GeneralTab';
import './serverSettings.scss';

/** Loaded when opened. */
const PermissionsTab = lazy(() => import('./PermissionsTab'));
const AccessTab = lazy(() => import('./AccessTab'));
const AuditTab = lazy(() => import('./AuditTab'));
const DangerTab = lazy(() => import('./DangerTab'));

/** `discord-server-details` (spec §2): settings of the whole server (docs/product/servers.md). */
export default function ServerSettingsScreen() {
  return (
    <RequireServer>
      {(serverId) => (
        <>
          <PageHeader
            title="Server settings"
            purpose="Language, time zone, bot permissions, team access and audit log."
          />
          <Settings key={serverId} serverId={serverId} />
        </>
      )}
    </RequireServer>
  );
}

function Settings({ serverId }: { serverId: string }) {
  const { data, error, isFetching, refetch } = useServerSettingsQuery(serverId);
  if (!data) {
    if (isForbidden(error)) return <Forbidden error={error} />;
    return error && !isFetching ? (
      <ErrorState
        message={failureText(error, 'Couldn’t load the settings.')}
        onRetry={() => void refetch()}
      />
    ) : (
      <FormSkeleton label="Loading the settings" />
    );
  }
  const late = (node: ReactNode) => (
    <Suspense fallback={<TableSkeleton label="Loading this tab" />}>{node}</Suspense>
  );
  return (
    <>
      <LeftOutNote leftOut={data.leftOut} />
      <UrlTabs
        label="Server settings"
        tabs={[
          {
            id: 'general',
            label: 'General',
            isKept: true,
            content: (
              <GeneralTab
                serverId={serverId}
                settings={data}
                onConflict={async () => (await refetch()).data?.version}
              />
            ),
          },
          {
            id: 'permissions',
            label: 'Permissions',
            content: late(
              <PermissionsTab serverId={serverId} settings={data} onLook={() => void refetch()} />,
            ),
          },
          {
            id: 'access',
            label: 'Access',
            content: late(<AccessTab serverId={serverId} settings={data} />),
          },
          { id: 'log', label: 'Audit log', content: late(<AuditTab serverId={serverId} />) },
          { id: 'danger', label: 'Danger zone', content: late(<DangerTab serverId={serverId} />) },
        ]}
      />
    </>
  );
}
