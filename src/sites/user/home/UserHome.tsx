import { lazy, Suspense } from 'react';
import { ChannelPreview } from '@/features/home/ChannelPreview';
import { FamilyGrid } from '@/features/home/FamilyGrid';
import { Questions } from '@/features/home/Questions';
import { memberScenes } from '@/features/home/scenes';
import { SignInButton } from '@/features/session/SignInButton';
import { useSiteUrl } from '@/shared/hooks/useSiteUrl';

const Tiers = lazy(() => import('@/features/home/Tiers'));

const steps = [
  ['Sign in with Discord', 'Your servers that use our bots are found by themselves.'],
  ['Connect a wallet', 'It proves what you hold. Linking signs a message and costs nothing.'],
  ['Do quests and earn', 'Rewards gather in your portfolio, where you claim them.'],
];

const questions = [
  [
    'Does it cost anything?',
    'No. Server owners pay for the bots. Linking a wallet signs a message and costs nothing.',
  ],
  [
    'What can a site do with my linked wallet?',
    'See what it holds. It cannot move anything: every transaction is shown to you by your wallet first. We never ask for a seed phrase.',
  ],
  ['Where do I find my rewards?', 'In your portfolio, by server and by the way you earned them.'],
  [
    'What do you read from my Discord account?',
    'Your name, your picture and the list of your servers. Nothing is posted in your name.',
  ],
] as const;

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
            <SignInButton className="btn btn-primary btn-lg" returnTo="/dashboard">
              Sign in with Discord
            </SignInButton>
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
      <section id="questions" aria-labelledby="questions-title">
        <h2 id="questions-title">Questions and answers</h2>
        <Questions items={questions} />
      </section>
    </div>
  );
}
