import { Link, useParams } from 'react-router-dom';
import { useProfileQuery } from '@/features/identity/profiles/profilesApi';
import { ProfileView } from '@/features/identity/profiles/ProfileView';
import { statusOf, failureText } from '@/shared/api/queryError';
import { dayText } from '@/shared/format/times';
import { useOwnPageName } from '@/shared/routing/pageName';
import { CopyButton } from '@/shared/ui/CopyButton';
import { ErrorState } from '@/shared/ui/ErrorState';
import { ShareButton } from '@/shared/ui/ShareButton';
import { StatusPage } from '@/shared/ui/StatusPage';
import { PageHeader } from '@/shared/ui/PageHeader';
import { CardsSkeleton } from '@/shared/ui/skeletons';

/** `user/:discordUsername` (spec §2): a member as the reader may see them. */
export default function MemberScreen() {
  const { discordUsername = '' } = useParams();
  const { currentData, error, isFetching, refetch } = useProfileQuery(discordUsername);
  useOwnPageName(currentData?.name);
  if (currentData)
    return (
      <>
        <PageHeader
          title={currentData.name}
          purpose={
            <>
              {since(currentData.memberSince)} <CopyButton value={ownAddress()} label="Copy link" />
            </>
          }
          actions={
            currentData.isMe ? (
              <>
                <ShareButton url={ownAddress()} title={currentData.name} label="Share" />
                <Link className="btn btn-primary" to="/dashboard/settings/profile">
                  Edit profile
                </Link>
              </>
            ) : undefined
          }
        />
        {currentData.isMe ? (
          <p className="notice" role="note">
            This is your profile. To see how others see it, edit your profile.
          </p>
        ) : null}
        <ProfileView profile={currentData} />
      </>
    );
  if (statusOf(error) === 404)
    return (
      <StatusPage
        scene="wall"
        code="404"
        title="Member not found"
        actions={
          <Link className="btn btn-primary" to="/dashboard/users">
            Members
          </Link>
        }
      >
        <p>Check the name for typos. This member may also have a private profile.</p>
      </StatusPage>
    );
  return (
    <>
      <PageHeader title="Member" purpose="A member’s public profile." />
      {error && !isFetching ? (
        <ErrorState
          message={failureText(error, 'Couldn’t load the profile.')}
          onRetry={() => void refetch()}
        />
      ) : (
        <CardsSkeleton label="Loading the profile" count={3} />
      )}
    </>
  );
}

/** The address of this page, without what one chose on it. */
const ownAddress = () => window.location.href.split('?')[0] ?? '';

const since = (at: string | null) => {
  const time = Date.parse(at ?? '');
  return Number.isNaN(time) ? 'A member of Castle Bots.' : `On Castle Bots since ${dayText(time)}.`;
};
