import { lazy, Suspense } from 'react';
import { ChannelPreview } from '@/features/home/ChannelPreview';
import { EnterButton } from '@/features/home/EnterButton';
import { memberScenes } from '@/features/home/memberScenes';
import { useSiteUrl } from '@/shared/hooks/useSiteUrl';

// Asked for before anything is drawn, so that it comes with the routes. Who draws it hears of a failure.
const loading = import('./UserHomeRest');
loading.catch(() => undefined);
const UserHomeRest = lazy(() => loading);

// Made once: until its code is here it stays as the build has written it, and news of the session leaves it alone.
const rest = (
  <Suspense fallback={<div className="home__coming" />}>
    <UserHomeRest />
  </Suspense>
);

/** The public home for community members: what there is to do, and how to start. */
export default function UserHome() {
  const ownersUrl = useSiteUrl('community');
  return (
    <div className="home">
      <section className="hero">
        <div>
          <h1 tabIndex={-1}>Earn, claim and show what you hold in your Discord servers</h1>
          <p className="lead">
            Quests, rewards and your portfolio across every Solana community you belong to, in one
            place.
          </p>
          <div className="gate__actions">
            <EnterButton
              className="btn btn-primary btn-lg"
              to="/dashboard"
              signedIn="Open your dashboard"
            >
              Sign in with Discord
            </EnterButton>
            <a className="btn btn-outline-secondary btn-lg" href={ownersUrl}>
              Run a server?
            </a>
          </div>
        </div>
        <ChannelPreview
          scenes={memberScenes}
          caption="Examples. What there is to earn is up to each server."
        />
      </section>
      {rest}
    </div>
  );
}
