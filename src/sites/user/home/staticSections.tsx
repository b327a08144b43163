import { FamilyScenes } from '@/features/home/FamilyScenes';
import { memberWords } from '@/features/home/families/memberWords';
import { Questions as List } from '@/features/home/Questions';
import { Steps } from '@/features/home/Steps';

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
    'See what it holds. It can’t move anything: every transaction is shown to you by your wallet first. We never ask for a seed phrase.',
  ],
  ['Where do I find my rewards?', 'In your portfolio, by server and by the way you earned them.'],
  [
    'What do you read from my Discord account?',
    'Your name, your picture and the list of your servers. Nothing is posted in your name.',
  ],
] as const;

// What of the home never changes: the build writes it, and its code is fetched where that is not in the page.
export const Start = () => <Steps items={steps} />;
export const Features = () => <FamilyScenes words={memberWords} />;
export const Questions = () => <List items={questions} />;
