import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useMyProfileQuery } from '@/features/identity/profiles/profilesApi';
import { useOwnCard } from '@/features/identity/profiles/useOwnCard';
import { failureText } from '@/shared/api/queryError';
import { ErrorState } from '@/shared/ui/ErrorState';
import { PageHeader } from '@/shared/ui/PageHeader';
import { FormSkeleton } from '@/shared/ui/skeletons';
import { OwnBanner, OwnPicture } from './OwnPictures';
import { ProfileForm, type ProfileDraft } from './ProfileForm';
import './profile.scss';
import { SeenBy } from './SeenBy';

/** `settings/profile` (spec §2): the member's name, pictures, bio, and visibility. */
export default function ProfileScreen() {
  const { data, error, isFetching, refetch } = useMyProfileQuery(undefined);
  // Uploads the picture for link previews as soon as the public link is on.
  useOwnCard(data?.isPublicLink === true);
  const [draft, setDraft] = useState<ProfileDraft | null>(null);
  return (
    <>
      <PageHeader
        title="Profile settings"
        purpose="Your name, pictures, bio and privacy."
        actions={
          data ? (
            <Link
              className="btn btn-outline-secondary"
              to={`/dashboard/user/${encodeURIComponent(data.username)}`}
            >
              Your page
            </Link>
          ) : undefined
        }
      />
      {data ? (
        <div className="profile-settings">
          <div>
            <OwnPicture profile={data} />
            <OwnBanner profile={data} />
            <ProfileForm
              profile={data}
              onReload={async () => (await refetch()).data?.version}
              onDraft={setDraft}
            />
          </div>
          <SeenBy draft={draft} />
        </div>
      ) : error && !isFetching ? (
        <ErrorState
          message={failureText(error, 'Couldn’t load your profile.')}
          onRetry={() => void refetch()}
        />
      ) : (
        <FormSkeleton label="Loading your profile" />
      )}
    </>
  );
}
