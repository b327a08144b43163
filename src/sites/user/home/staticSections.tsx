import { FamilyScenes } from '@/features/home/FamilyScenes';
import { memberWords } from '@/features/home/families/memberWords';
import { Questions } from '@/features/home/Questions';
import { Skyline } from '@/features/home/Skyline';
import { Steps } from '@/features/home/Steps';
import { CheckIcon } from '@/shared/ui/icons';

const steps = [
  ['Sign in with Discord', 'We find your servers that use our bots.'],
  [
    'Connect a wallet',
    'Linking a wallet proves what you hold. It’s free: you only sign a message.',
  ],
  ['Do quests and earn', 'Claim your rewards in your portfolio.'],
] as const;

const questions = [
  [
    'Does it cost anything?',
    'No. Server owners pay for the bots. Linking a wallet is free: you only sign a message.',
  ],
  [
    'What can a site do with my linked wallet?',
    'See what it holds. It can’t move anything: your wallet asks you to approve every transaction. We never ask for your seed phrase.',
  ],
  [
    'Where do I find my rewards?',
    'In your portfolio, grouped by server and by how you earned them.',
  ],
  [
    'What do you read from my Discord account?',
    'Your name, picture and server list. We never post in your name.',
  ],
] as const;

const safety = [
  'To link a wallet, you sign a free message. It’s never a transaction.',
  'We see what a linked wallet holds. We can’t move anything.',
  'We never ask for your seed phrase.',
] as const;

// What of the home never changes: the build writes it, and its code is fetched where that is not in the page.
export const Scene = Skyline;
export const Features = () => (
  <>
    <FamilyScenes words={memberWords} />
    <section id="safety" aria-labelledby="safety-title">
      <h2 id="safety-title">Your wallet stays yours</h2>
      <ul className="safety">
        {safety.map((text) => (
          <li key={text}>
            <CheckIcon />
            {text}
          </li>
        ))}
      </ul>
    </section>
  </>
);
export const Start = () => (
  <div className="home__pair">
    <Steps items={steps} />
    <Questions items={questions} />
  </div>
);
