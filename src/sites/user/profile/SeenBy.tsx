import { useState } from 'react';
import { shownParts, type PublicProfile } from '@/features/identity/profiles/profile';
import { useMyProfilePreviewQuery } from '@/features/identity/profiles/profilesApi';
import { ProfileView } from '@/features/identity/profiles/ProfileView';
import { ReaderChoice, type Reader } from '@/features/identity/profiles/ReaderChoice';
import { failureText } from '@/shared/api/queryError';
import { ErrorState } from '@/shared/ui/ErrorState';
import { CardsSkeleton } from '@/shared/ui/skeletons';
import type { ProfileDraft } from './ProfileForm';

/** Preview of the profile in the form, from the calls that serve other members. */
export function SeenBy({ draft }: { draft: ProfileDraft | null }) {
  const [reader, setReader] = useState<Reader>('members');
  const { data, error, isFetching, refetch } = useMyProfilePreviewQuery(
    draft ? asQuery(draft) : {},
  );
  const profile = data?.[reader];
  return (
    <section className="seen-by" aria-labelledby="seen-by">
      <h2 id="seen-by">How others see you</h2>
      <p className="fine-print">Updates as you make changes. Save to show them to others.</p>
      <ReaderChoice chosen={reader} onChange={setReader} />
      {profile ? (
        <ProfileView
          // Read as others read it, but on the member's own screen.
          profile={{ ...(draft ? written(profile, draft) : profile), isMe: true }}
          as="h3"
        />
      ) : data ? (
        <p className="panel seen-by__nothing">
          This group can’t view your profile. They get a “not found” page.
        </p>
      ) : error && !isFetching ? (
        <ErrorState
          message={failureText(error, 'Couldn’t load the preview.')}
          onRetry={() => void refetch()}
        />
      ) : (
        <CardsSkeleton label="Loading the preview" count={2} />
      )}
    </section>
  );
}

const asQuery = ({ visibility, shown, nfts }: ProfileDraft) => ({
  visibility,
  shown: shownParts.filter((part) => shown[part] === true).join(','),
  nfts: (nfts ?? []).join(','),
});

/** Adds the texts of the form, which the preview call doesn't take. */
const written = (profile: PublicProfile, { displayName, bio, website }: ProfileDraft) => ({
  ...profile,
  name: displayName.trim() || profile.name,
  bio: bio.trim(),
  website: website.trim() === '' ? null : website,
});
