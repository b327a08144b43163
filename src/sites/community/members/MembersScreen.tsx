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
        purpose="Who is on your server, their roles, and what they have done. Wallets and accounts are theirs to show."
      />
      {mayChange ? null : (
        <p className="notice">
          You may look at the members. Roles are changed and lists exported by editors and owners of
          this server.
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
            label: 'Role changes',
            content: (
              <Suspense fallback={<TableSkeleton label="Loading the changes" count={3} />}>
                <RoleChanges serverId={serverId} mayChange={mayChange} />
              </Suspense>
            ),
          },
        ]}
      />
    </>
  );
}
