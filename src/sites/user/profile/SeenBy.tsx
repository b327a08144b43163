import { useState } from 'react';
import { useMyProfilePreviewQuery } from '@/features/identity/profiles/profilesApi';
import { ProfileView } from '@/features/identity/profiles/ProfileView';
import { failureText } from '@/shared/api/queryError';
import { ErrorState } from '@/shared/ui/ErrorState';
import { CardsSkeleton } from '@/shared/ui/skeletons';

const readers = [
  ['members', 'Members of your servers'],
  ['strangers', 'Everyone else'],
] as const;

/** One's profile as it is saved, told by what answers others. */
export function SeenBy() {
  const [reader, setReader] = useState<(typeof readers)[number][0]>('members');
  const { data, error, isFetching, refetch } = useMyProfilePreviewQuery(undefined);
  const profile = data?.[reader];
  return (
    <section className="seen-by" aria-labelledby="seen-by">
      <h2 id="seen-by">How others see you</h2>
      <p className="fine-print">Based on your saved profile.</p>
      <div className="seen-by__readers" role="group" aria-label="Viewed by">
        {readers.map(([id, label]) => (
          <button
            key={id}
            type="button"
            className="btn btn-sm btn-outline-secondary"
            aria-pressed={id === reader}
            onClick={() => setReader(id)}
          >
            {label}
          </button>
        ))}
      </div>
      {profile ? (
        <ProfileView profile={profile} as="h3" />
      ) : data ? (
        <p className="panel seen-by__nothing">
          They can’t see your profile. It looks as if it doesn’t exist.
        </p>
      ) : error && !isFetching ? (
        <ErrorState
          message={failureText(error, 'Couldn’t load how others see you.')}
          onRetry={() => void refetch()}
        />
      ) : (
        <CardsSkeleton label="Loading how others see you" count={2} />
      )}
    </section>
  );
}
