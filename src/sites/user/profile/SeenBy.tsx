import { useState } from 'react';
import { useMyProfilePreviewQuery } from '@/features/identity/profiles/profilesApi';
import { ProfileView } from '@/features/identity/profiles/ProfileView';
import { failureText } from '@/shared/api/failureText';
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
      <h2 id="seen-by">What others see</h2>
      <p className="fine-print">As it is saved.</p>
      <div className="seen-by__readers" role="group" aria-label="Who looks">
        {readers.map(([id, label]) => (
          <button
            key={id}
            type="button"
            className={`btn btn-sm ${id === reader ? 'btn-secondary' : 'btn-outline-secondary'}`}
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
          They see no profile of yours: to them there is no one by your name.
        </p>
      ) : error && !isFetching ? (
        <ErrorState
          message={failureText(error, 'What others see couldn’t be loaded.')}
          onRetry={() => void refetch()}
        />
      ) : (
        <CardsSkeleton label="Loading what others see" count={2} />
      )}
    </section>
  );
}
