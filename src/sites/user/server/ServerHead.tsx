import { Link } from 'react-router-dom';
import { PinButton } from '@/features/server/memberships/PinButton';
import type { ServerPage } from '@/features/server/memberships/membership';
import { boardPath } from '@/features/server/memberships/paths';
import { SafeLink } from '@/shared/navigation/SafeLink';
import { counted } from '@/shared/text/language';
import { LANGUAGE } from '@/shared/text/locales';
import { ServerPicture } from '@/shared/art/pictures';
import { CopyButton } from '@/shared/ui/CopyButton';
import { PageHeader } from '@/shared/ui/PageHeader';

/** Which server it is, and the ways on. */
export function ServerHead({ page }: { page: ServerPage }) {
  const { server, members, isMember, isPinned, inviteUrl, bot, standing } = page;
  const since = standing?.joinedAt ?? null;
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
              <CopyButton value={window.location.href.split('?')[0] ?? ''} label="Copy link" />
            </>
          }
          actions={
            <>
              {inviteUrl === null ? null : (
                <SafeLink
                  href={inviteUrl}
                  className={`btn ${isMember ? 'btn-outline-secondary' : 'btn-primary'}`}
                >
                  {isMember ? 'Open in Discord' : 'Join on Discord'}
                </SafeLink>
              )}
              {isMember ? (
                <>
                  <PinButton slug={server.slug} name={server.name} isPinned={isPinned} />
                  <Link className="btn btn-primary" to={boardPath(server.slug)}>
                    Quest board
                  </Link>
                </>
              ) : null}
            </>
          }
        />
      </div>
      {bot === 'PAUSED' ? (
        <p className="notice notice--warning">
          This server’s package has expired. Points, roles and quests stay. Claims are paused until
          its team renews it.
        </p>
      ) : null}
    </>
  );
}

const year = new Intl.DateTimeFormat(LANGUAGE, { month: 'long', year: 'numeric', timeZone: 'UTC' });
const memberSince = (at: string | null) => {
  const time = Date.parse(at ?? '');
  return Number.isNaN(time) ? 'You’re a member' : `Member since ${year.format(time)}`;
};
