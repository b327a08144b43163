import { RequireServer } from '@/features/discord/RequireServer';
import { MemberTable } from '@/features/members/MemberTable';
import { PageHeader } from '@/shared/ui/PageHeader';

/** `discord-server-users` (spec §2): the members of the chosen server, to find some of them. */
export default function MembersScreen() {
  return (
    <RequireServer>
      {(serverId) => (
        <>
          <PageHeader
            title="Members"
            purpose="Who is on your server, their roles, and what they have done. Wallets and accounts are theirs to show."
          />
          <MemberTable key={serverId} serverId={serverId} />
        </>
      )}
    </RequireServer>
  );
}
