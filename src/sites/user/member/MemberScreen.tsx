import { Link, useParams } from 'react-router-dom';
import type { PublicProfile } from '@/features/identity/profiles/profile';
import { useProfileQuery } from '@/features/identity/profiles/profilesApi';
import { ProfileView } from '@/features/identity/profiles/ProfileView';
import { failureText, statusOf } from '@/shared/api/queryError';
import { useOwnPageName } from '@/shared/routing/pageName';
import { ErrorState } from '@/shared/ui/ErrorState';
import { PageHeader } from '@/shared/ui/PageHeader';
import { ShareButton } from '@/shared/ui/ShareButton';
import { CardsSkeleton } from '@/shared/ui/skeletons';
import { StatusPage } from '@/shared/ui/StatusPage';
import { OwnPage } from './OwnPage';
import './member.scss';

/** `user/:discordUsername` (spec §2): a member as the caller sees them. */
export default function MemberScreen() {
  const { discordUsername = '' } = useParams();
  const { currentData, error, isFetching, refetch } = useProfileQuery(discordUsername);
  useOwnPageName(currentData?.name);
  if (currentData?.isMe) return <OwnPage profile={currentData} />;
  if (currentData) return <Other profile={currentData} />;
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
        <p>Check the username for typos. The profile may also be hidden.</p>
      </StatusPage>
    );
  return (
    <>
      <PageHeader title="Member" purpose="A member’s level, badges and completed quests." />
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

const Other = ({ profile }: { profile: PublicProfile }) => (
  <ProfileView
    profile={profile}
    nameAs="h1"
    actions={<ShareButton url={pageAddress()} title={profile.name} label="Share" />}
  />
);

const pageAddress = () => window.location.href.split('?')[0] ?? '';
