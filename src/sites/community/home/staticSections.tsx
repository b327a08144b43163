import { FamilyScenes } from '@/features/home/FamilyScenes';
import { ownerWords } from '@/features/home/families/ownerWords';
import { Questions as List } from '@/features/home/Questions';
import { Steps } from '@/features/home/Steps';

const steps = [
  [
    'Sign in with Discord',
    'Choose a server you manage. We read your name, your picture and your servers, nothing else.',
  ],
  ['Pick a package', 'You pay in SOL, from your own wallet. There is no automatic renewal.'],
  [
    'Set up your bots',
    'They are switched on once the payment is verified, typically in 0-30 minutes.',
  ],
] as const;

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
    'What you signed is remembered by your browser before it is sent, and found on the chain again. You’re never asked to pay twice while a payment may still arrive.',
  ],
  [
    'Can I take a larger package later?',
    'Yes. Once the larger one is active, the smaller one counts as upgraded.',
  ],
] as const;

// What of the home never changes: the build writes it, and its code is fetched where that is not in the page.
export const Start = () => <Steps items={steps} />;
export const Features = () => <FamilyScenes words={ownerWords} />;
export const Questions = () => <List items={questions} />;
