import { lazy, Suspense, useState } from 'react';
import { EnterButton } from '@/features/home/EnterButton';
import { staticSection } from '@/features/home/staticSection';
import { config } from '@/shared/config/config';

const load = () => import('./staticSections');
const Scene = staticSection('home-scene', async () => (await load()).Scene);
const Features = staticSection('home-features', async () => (await load()).Features);
const Start = staticSection('home-start', async () => (await load()).Start);
const Tiers = lazy(() => import('@/features/home/Tiers'));

/** The public home for server owners: what it does, what it costs, how to start. */
export default function CommunityHome() {
  const [price, setPrice] = useState<string | null>(null);
  // Made once: what waits for its code stays as the build has written it, unless it is given something new.
  const [tiers] = useState(() => (
    <Suspense fallback={<div className="tier-grid__coming" />}>
      <Tiers tellPrice={setPrice} />
    </Suspense>
  ));
  return (
    <div className="home">
      <section className="hero">
        <div className="hero__words">
          <h1 tabIndex={-1}>Discord bots for Solana communities</h1>
          <p className="lead">
            Verify holders, welcome new members, announce sales and reward activity.{' '}
            {config.brandName} runs it all for your Discord server from one dashboard.
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
              See features
            </a>
          </div>
          <p className="hero__price">
            <a href="#bot-tiers">{price === null ? 'Prices are in SOL' : `From ${price}`}</a> Paid
            from your own wallet. No automatic renewal.
          </p>
        </div>
        <Scene />
      </section>
      <Features />
      <section id="bot-tiers" aria-labelledby="tiers-title">
        <h2 id="tiers-title">Bot Tiers</h2>
        {tiers}
      </section>
      <Start />
    </div>
  );
}
