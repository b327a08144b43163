import { useSelector } from 'react-redux';
import { selectViewer } from '@/features/identity/session/viewerSlice';
import { DiscordCard } from '@/features/identity/socials/DiscordCard';
import { LinkResultNote } from '@/features/identity/socials/LinkResultNote';
import { TWITTER } from '@/features/identity/socials/social';
import { SocialCards } from '@/features/identity/socials/SocialCards';
import { useSocialsQuery } from '@/features/identity/socials/socialsApi';
import '@/features/identity/socials/socials.scss';
import { failureText } from '@/shared/api/queryError';
import { ErrorState } from '@/shared/ui/ErrorState';
import { LeftOutNote } from '@/shared/ui/LeftOutNote';
import { PageHeader } from '@/shared/ui/PageHeader';
import { CardsSkeleton } from '@/shared/ui/skeletons';

/** `profile`: the accounts one has shown to be one's own, and the ways to link more. */
export default function SocialsScreen() {
  const { data, error, refetch } = useSocialsQuery(undefined);
  const { username, displayName, avatar } = useSelector(selectViewer);
  return (
    <>
      <PageHeader
        title="Socials"
        purpose="Link your accounts so quests can verify your tasks. We never post for you."
      />
      <LinkResultNote
        isLinked={!data || data.socials.some(({ platform }) => platform === TWITTER)}
      />
      {data ? (
        <>
          <LeftOutNote leftOut={data.leftOut} />
          <SocialCards
            data={data}
            refetch={refetch}
            first={<DiscordCard username={username} displayName={displayName} avatar={avatar} />}
          />
        </>
      ) : error ? (
        <ErrorState
          message={failureText(error, 'Couldn’t load your accounts.')}
          onRetry={() => void refetch()}
        />
      ) : (
        <CardsSkeleton label="Loading your accounts" />
      )}
    </>
  );
}
