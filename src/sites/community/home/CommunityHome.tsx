import { lazy, Suspense } from 'react';
import { ChannelPreview } from '@/features/home/ChannelPreview';
import { FamilyGrid } from '@/features/home/FamilyGrid';
import { Questions } from '@/features/home/Questions';
import { ownerScenes } from '@/features/home/scenes';
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

const questions = [
  [
    'What do you read from my Discord account?',
    'Your name, your picture and the list of your servers. Nothing is posted in your name.',
  ],
  [
    'Is there automatic renewal?',
    'No. A package lasts for its term and then ends. Nothing is taken from your wallet later by itself.',
  ],
  [
    'How do I pay?',
    'In SOL, from your own Solana wallet or from your phone by QR code. You see the amount, the network fee and the receiving wallet before you approve.',
  ],
  [
    'When are the features switched on?',
    'Once the payment is verified, typically within 0-30 minutes.',
  ],
  [
    'What if something goes wrong while I pay?',
    'What you signed is remembered by your browser before it is sent, and found on the chain again. You are never asked to pay twice while a payment may still arrive.',
  ],
  [
    'Can I take a larger package later?',
    'Yes. Once the larger one is active, the smaller one counts as upgraded.',
  ],
] as const;

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
            <SignInButton className="btn btn-primary btn-lg" returnTo="/dashboard">
              Sign in with Discord
            </SignInButton>
            <a className="btn btn-outline-secondary btn-lg" href="#bot-tiers">
              See the tiers
            </a>
          </div>
        </div>
        <ChannelPreview
          scenes={ownerScenes}
          caption="Examples of what your members see. You write the texts and choose the channels."
        />
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
      <section id="questions" aria-labelledby="questions-title">
        <h2 id="questions-title">Questions and answers</h2>
        <Questions items={questions} />
      </section>
    </div>
  );
}
