import { lazy, Suspense } from 'react';
import { FamilyScenes } from '@/features/home/FamilyScenes';
import { Questions } from '@/features/home/Questions';
import { Rest } from '@/features/home/Rest';
import { Steps } from '@/features/home/Steps';

const OpenNow = lazy(() => import('@/features/home/OpenNow'));

const steps = [
  ['Sign in with Discord', 'Your servers that use our bots are found by themselves.'],
  ['Connect a wallet', 'It proves what you hold. Linking signs a message and costs nothing.'],
  ['Do quests and earn', 'Rewards gather in your portfolio, where you claim them.'],
] as const;

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

/** What is below the head: it is in the HTML of the build, and its code comes later. */
export default function UserHomeRest() {
  return (
    <Rest>
      <Steps items={steps} />
      <section id="open-quests" aria-labelledby="open-title">
        <h2 id="open-title">Open now</h2>
        <Suspense fallback={<div className="open-now__coming" />}>
          <OpenNow />
        </Suspense>
      </section>
      <section id="features" aria-labelledby="features-title">
        <h2 id="features-title">Features</h2>
        <FamilyScenes audience="member" />
      </section>
      <section id="questions" aria-labelledby="questions-title">
        <h2 id="questions-title">Questions and answers</h2>
        <Questions items={questions} />
      </section>
    </Rest>
  );
}
