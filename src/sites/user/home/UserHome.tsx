import { lazy, Suspense } from 'react';
import { FamilyGrid } from '@/features/home/FamilyGrid';
import { SignInButton } from '@/features/session/SignInButton';
import { siteUrl } from '@/shared/config/siteUrl';

const Tiers = lazy(() => import('@/features/home/Tiers'));

const steps = [
  ['Sign in with Discord', 'Your servers that use our bots are found by themselves.'],
  ['Connect a wallet', 'It proves what you hold. Linking signs a message and costs nothing.'],
  ['Do quests and earn', 'Rewards gather in your portfolio, where you claim them.'],
];

/** The public home for community members. */
export default function UserHome() {
  return (
    <div className="home">
      <section className="hero">
        <h1>Earn, claim and show what you hold in your Discord servers</h1>
        <p className="lead">
          Quests, rewards and your portfolio across every Solana community you belong to, in one
          place.
        </p>
        <div className="gate__actions">
          <SignInButton className="btn btn-primary btn-lg" returnTo="/dashboard">
            Sign in with Discord
          </SignInButton>
          <a
            className="btn btn-outline-secondary btn-lg"
            href={siteUrl('community', window.location)}
          >
            Run a server?
          </a>
        </div>
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
    </div>
  );
}
