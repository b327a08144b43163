import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { PublicProfile } from '@/features/identity/profiles/profile';
import { useMyProfilePreviewQuery } from '@/features/identity/profiles/profilesApi';
import { ProfileView } from '@/features/identity/profiles/ProfileView';
import { ReaderChoice, type Reader } from '@/features/identity/profiles/ReaderChoice';
import { publicLink } from '@/features/identity/profiles/publicLink';
import { cardPicture, useOwnCard } from '@/features/identity/profiles/useOwnCard';
import { failureText } from '@/shared/api/queryError';
import { ErrorState } from '@/shared/ui/ErrorState';
import { ShareButton } from '@/shared/ui/ShareButton';
import { SharePicture } from '@/shared/ui/SharePicture';
import { CardsSkeleton } from '@/shared/ui/skeletons';

type Seen = Reader | 'me';

/** The caller's own page, in their view or that of others, with buttons to share its link and picture. */
export function OwnPage({ profile }: { profile: PublicProfile }) {
  const [reader, setReader] = useState<Seen>('me');
  const shared = useOwnCard();
  const actions = (
    <>
      {shared ? (
        <SharePicture
          draw={() => cardPicture(shared)}
          fileName={`${shared.username}.png`}
          link={{ url: publicLink(shared.username), title: `${shared.name} on Castle Bots` }}
          label="Share"
        />
      ) : (
        <ShareButton url={pageAddress()} title={profile.name} label="Share" />
      )}
      <Link className="btn btn-primary" to="/dashboard/settings/profile">
        Edit profile
      </Link>
    </>
  );
  return (
    <>
      <div>
        <p className="own-page__note">
          {shared ? (
            'This is your profile. Anyone with the public link can view it.'
          ) : (
            <>
              This is your profile.{' '}
              <Link to="/dashboard/settings/profile">Choose who can view it</Link>
            </>
          )}
        </p>
        <ReaderChoice<Seen> chosen={reader} onChange={setReader} first={['me', 'You']} />
      </div>
      {reader === 'me' ? (
        <ProfileView profile={profile} nameAs="h1" actions={actions} />
      ) : (
        <AsOthers reader={reader} />
      )}
    </>
  );
}

function AsOthers({ reader }: { reader: Reader }) {
  const { data, error, isFetching, refetch } = useMyProfilePreviewQuery({});
  const profile = data?.[reader];
  if (profile) return <ProfileView profile={profile} nameAs="h1" />;
  if (data)
    return (
      <p className="panel own-page__nothing">
        This group can’t view your profile. They get a “not found” page.
      </p>
    );
  return error && !isFetching ? (
    <ErrorState
      message={failureText(error, 'Couldn’t load the preview.')}
      onRetry={() => void refetch()}
    />
  ) : (
    <CardsSkeleton label="Loading the preview" count={2} />
  );
}

const pageAddress = () => window.location.href.split('?')[0] ?? '';
