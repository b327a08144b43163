import { lazy, Suspense } from 'react';
import { ChannelPreview } from '@/features/home/ChannelPreview';
import { EnterButton } from '@/features/home/EnterButton';
import { FromPrice } from '@/features/home/FromPrice';
import { ownerScenes } from '@/features/home/ownerScenes';
import { config } from '@/shared/config/config';

// Asked for before anything is drawn, so that it comes with the routes. Who draws it hears of a failure.
const loading = import('./CommunityHomeRest');
loading.catch(() => undefined);
const CommunityHomeRest = lazy(() => loading);

// Made once: until its code is here it stays as the build has written it, and news of the session leaves it alone.
const rest = (
  <Suspense fallback={<div className="home__coming" />}>
    <CommunityHomeRest />
  </Suspense>
);

/** The public home for server owners: what it does, what it costs, how to start. */
export default function CommunityHome() {
  return (
    <div className="home">
      <section className="hero">
        <div>
          <h1 tabIndex={-1}>Bots that keep the gate of your Solana community</h1>
          <p className="lead">
            Verify holders, welcome newcomers, announce sales and reward those who take part:{' '}
            {config.brandName} sets up all of it for your Discord server from one dashboard.
          </p>
          <div className="gate__actions">
            <EnterButton
              className="btn btn-primary btn-lg"
              to="/dashboard"
              signedIn="Open your dashboard"
            >
              Sign in with Discord
            </EnterButton>
            <a className="btn btn-outline-secondary btn-lg" href="#features">
              See what they do
            </a>
          </div>
          <p className="hero__price">
            <FromPrice /> Paid from your own wallet. Nothing renews by itself.
          </p>
        </div>
        <ChannelPreview
          scenes={ownerScenes}
          caption="Examples. You write the texts and choose the channels."
        />
      </section>
      {rest}
    </div>
  );
}
