import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { selectViewer } from '@/features/identity/session/viewerSlice';
import { DiscordCard } from '@/features/identity/socials/DiscordCard';
import { LinkResultNote } from '@/features/identity/socials/LinkResultNote';
import { TWITTER } from '@/features/identity/socials/social';
import { useLinkReturn } from '@/features/identity/socials/useLinkReturn';
import { SocialCards } from '@/features/identity/socials/SocialCards';
import { useSocialsQuery } from '@/features/identity/socials/socialsApi';
import '@/features/identity/socials/socials.scss';
import { keepReturn, linkedState } from '@/shared/navigation/linkReturn';
import { failureText } from '@/shared/api/queryError';
import { BackToTask } from '@/shared/navigation/BackToTask';
import { ErrorState } from '@/shared/ui/ErrorState';
import { LeftOutNote } from '@/shared/ui/LeftOutNote';
import { PageHeader } from '@/shared/ui/PageHeader';
import { CardsSkeleton } from '@/shared/ui/skeletons';

/** `profile`: the member's verified social accounts, and the ways to link more. */
export default function SocialsScreen() {
  const { data, error, refetch } = useSocialsQuery(undefined);
  const { username, displayName, avatar } = useSelector(selectViewer);
  const { returnTo, comesFromX } = useLinkReturn();
  const navigate = useNavigate();
  const hasX = data?.socials.some(({ platform }) => platform === TWITTER) === true;
  const goesOn = comesFromX && hasX && returnTo !== null;
  useEffect(() => {
    if (!goesOn) return;
    keepReturn(null);
    void navigate(returnTo, { replace: true, state: linkedState('x') });
  }, [goesOn, returnTo, navigate]);
  return (
    <>
      <PageHeader
        title="Socials"
        purpose="Link your accounts so quests can verify your tasks. We never post for you."
        actions={<BackToTask to={returnTo} />}
      />
      <LinkResultNote isLinked={!data || hasX} />
      {data ? (
        <>
          <LeftOutNote leftOut={data.leftOut} />
          <SocialCards
            data={data}
            refetch={refetch}
            returnTo={returnTo}
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
