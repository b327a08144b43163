import { lazy, Suspense } from 'react';
import { FamilyGrid } from '@/features/home/FamilyGrid';
import { SignInButton } from '@/features/session/SignInButton';
import { config } from '@/shared/config/config';

const Tiers = lazy(() => import('@/features/home/Tiers'));

const steps = [
  [
    'Sign in with Discord',
    'We read your name, your picture and the list of your servers. Nothing else.',
  ],
  ['Choose a server', 'Pick one you manage, and add the bot where it is not yet.'],
  ['Buy a package', 'Prices are in SOL, paid from your own wallet. There is no automatic renewal.'],
  [
    'Set up your bots',
    'Features are switched on once the payment is verified, typically in 0-30 minutes.',
  ],
];

/** The public home for server owners. */
export default function CommunityHome() {
  return (
    <div className="home">
      <section className="hero">
        <h1>Bots that keep the gate of your Solana community</h1>
        <p className="lead">
          Verify holders, welcome newcomers, announce sales and reward those who take part:{' '}
          {config.brandName} sets up all of it for your Discord server from one dashboard.
        </p>
        <div className="gate__actions">
          <SignInButton className="btn btn-primary btn-lg" returnTo="/dashboard">
            Sign in with Discord
          </SignInButton>
          <a className="btn btn-outline-secondary btn-lg" href="#bot-tiers">
            See the tiers
          </a>
        </div>
      </section>
      <section id="features" aria-labelledby="features-title">
        <h2 id="features-title">Features</h2>
        <FamilyGrid />
      </section>
      <section id="bot-tiers" aria-labelledby="tiers-title">
        <h2 id="tiers-title">Bot Tiers</h2>
        <Suspense fallback={<div className="skeleton skeleton__block" />}>
          <Tiers />
        </Suspense>
      </section>
      <section id="get-started" aria-labelledby="start-title">
        <h2 id="start-title">Get Started</h2>
        <ol className="steps">
          {steps.map(([title, text]) => (
            <li key={title} className="panel">
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}
