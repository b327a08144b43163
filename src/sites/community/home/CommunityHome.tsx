import { lazy, Suspense } from 'react';
import { ChannelPreview } from '@/features/home/ChannelPreview';
import { EnterButton } from '@/features/home/EnterButton';
import { FromPrice } from '@/features/home/FromPrice';
import { ownerScenes } from '@/features/home/scenes';
import { Steps } from '@/features/home/Steps';
import { config } from '@/shared/config/config';

const CommunityHomeRest = lazy(() => import('./CommunityHomeRest'));

const steps = [
  [
    'Sign in with Discord',
    'Choose a server you manage. We read your name, your picture and your servers, nothing else.',
  ],
  ['Pick a package', 'You pay once, in SOL, from your own wallet. There is no automatic renewal.'],
  [
    'Set up your bots',
    'They are switched on once the payment is verified, typically in 0-30 minutes.',
  ],
] as const;

// Made once: what is in it waits for its code in the HTML of the build, which news of the session leaves alone.
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
      <Steps items={steps} />
      {rest}
    </div>
  );
}
