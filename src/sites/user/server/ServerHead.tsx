import { PinButton } from '@/features/server/memberships/PinButton';
import type { ServerPage } from '@/features/server/memberships/membership';
import { JoinLink, JoinNote } from '@/features/server/memberships/JoinServer';
import { useJoining } from '@/features/server/memberships/useJoining';
import { written } from '@/shared/format/times';
import { readInvite } from '@/shared/links/discord';
import { SafeLink } from '@/shared/navigation/SafeLink';
import { counted } from '@/shared/text/language';
import { LANGUAGE } from '@/shared/text/locales';
import { ServerPicture } from '@/shared/art/pictures';
import { CopyButton } from '@/shared/ui/CopyButton';
import { PageHeader } from '@/shared/ui/PageHeader';
import { ShareButton } from '@/shared/ui/ShareButton';

interface ServerHeadProps {
  page: ServerPage;
  /** Asks for it again. */
  refresh: () => Promise<unknown>;
}

/** Which server it is, and the ways on. */
export function ServerHead({ page, refresh }: ServerHeadProps) {
  const { server, members, isMember, isPinned, inviteUrl, bot, standing } = page;
  const since = standing?.joinedAt ?? null;
  const invite = readInvite(inviteUrl ?? '');
  return (
    <>
      <div className="quest-head">
        <ServerPicture src={server.icon} name={server.name} size={48} />
        <PageHeader
          title={server.name}
          purpose={
            <>
              {[
                members === null ? 'On Discord' : counted(members, 'member'),
                isMember ? memberSince(since) : 'Not a member',
              ].join(' · ')}{' '}
              <CopyButton value={ownAddress()} label="Copy link" />
            </>
          }
          actions={
            isMember ? (
              <>
                {invite === null ? null : (
                  <SafeLink href={invite} className="btn btn-outline-secondary">
                    Open in Discord
                  </SafeLink>
                )}
                <PinButton slug={server.slug} name={server.name} isPinned={isPinned} />
                <ShareButton url={ownAddress()} title={server.name} label="Share" />
              </>
            ) : undefined
          }
        />
      </div>
      {isMember ? null : <WayIn page={page} refresh={refresh} />}
      {bot === 'PAUSED' ? (
        <p className="notice notice--warning">
          This server’s package has expired. Points, roles and quests stay. Claims are paused until
          its team renews it.
        </p>
      ) : null}
    </>
  );
}

function WayIn({ page: { server, inviteUrl, isMember }, refresh }: ServerHeadProps) {
  const joining = useJoining({ isMember, refresh });
  return (
    <div className="join-head__way server-join">
      <JoinLink
        className="btn btn-primary"
        inviteUrl={inviteUrl}
        name={server.name}
        onOpen={joining.onOpen}
      />
      <JoinNote inviteUrl={inviteUrl} joining={joining}>
        Use the Discord account you’re signed in with.
      </JoinNote>
    </div>
  );
}

/** The address of this page, without what one chose on it. */
const ownAddress = () => window.location.href.split('?')[0] ?? '';

const monthStyle = { month: 'long', year: 'numeric' } as const;
const memberSince = (at: string | null) => {
  const time = Date.parse(at ?? '');
  return Number.isNaN(time)
    ? 'You’re a member'
    : `Member since ${written(time, LANGUAGE, monthStyle, 'UTC')}`;
};
