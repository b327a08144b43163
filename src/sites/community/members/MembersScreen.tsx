import { lazy, Suspense } from 'react';
import { RequireServer } from '@/features/server/discord/RequireServer';
import { useMay } from '@/features/server/discord/useMay';
import { MemberTable } from '@/features/server/members/MemberTable';
import { PageHeader } from '@/shared/ui/PageHeader';
import { TableSkeleton } from '@/shared/ui/skeletons';
import { UrlTabs } from '@/shared/ui/UrlTabs';

/** Seldom there. */
const RunningChange = lazy(async () => ({
  default: (await import('@/features/server/members/RunningChange')).RunningChange,
}));
/** Opened later. */
const RoleChanges = lazy(() => import('@/features/server/members/RoleChanges'));

/** `discord-server-users` (spec §2): the members of the chosen server, to find and change some of them. */
export default function MembersScreen() {
  return (
    <RequireServer>{(serverId) => <OfServer key={serverId} serverId={serverId} />}</RequireServer>
  );
}

function OfServer({ serverId }: { serverId: string }) {
  const mayChange = useMay('editor');
  return (
    <>
      <PageHeader
        title="Members"
        purpose="Your members, their roles and activity. Members choose whether to show wallets and accounts."
      />
      {mayChange ? null : (
        <p className="notice">
          View only. Ask an editor of this server to change roles or export the list.
        </p>
      )}
      <Suspense>
        <RunningChange serverId={serverId} />
      </Suspense>
      <UrlTabs
        label="Members"
        tabs={[
          {
            id: 'members',
            label: 'Members',
            content: <MemberTable serverId={serverId} mayChange={mayChange} />,
          },
          {
            id: 'changes',
            label: 'Bulk role changes',
            content: (
              <Suspense fallback={<TableSkeleton label="Loading the audit log" count={3} />}>
                <RoleChanges serverId={serverId} mayChange={mayChange} />
              </Suspense>
            ),
          },
        ]}
      />
    </>
  );
}
