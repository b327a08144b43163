import { ChannelPreview } from '@/features/home/ChannelPreview';
import { FamilyScenes } from '@/features/home/FamilyScenes';
import { ownerWords } from '@/features/home/families/ownerWords';
import { ownerScenes } from '@/features/home/ownerScenes';
import { Questions } from '@/features/home/Questions';
import { Skyline } from '@/features/home/Skyline';
import { Steps } from '@/features/home/Steps';

const steps = [
  [
    'Sign in with Discord',
    'Choose a server you manage. We only read your name, picture and server list.',
  ],
  ['Pick a package', 'Pay in SOL from your own wallet. No automatic renewal.'],
  ['Set up your bots', 'They turn on once your payment is verified, typically in 0-30 minutes.'],
] as const;

const questions = [
  [
    'What do you read from my Discord account?',
    'Your name, picture and server list. We never post in your name.',
  ],
  [
    'Is there automatic renewal?',
    'No. A package ends after its term. We never charge your wallet automatically.',
  ],
  [
    'How do I pay?',
    'In SOL, from your Solana wallet or your phone (scan a QR code). You see the amount, network fee and receiving wallet before you approve.',
  ],
  ['When do features turn on?', 'Once the payment is verified, typically within 0-30 minutes.'],
  [
    'What if something goes wrong while I pay?',
    'Your browser remembers what you signed before it’s sent, so we can find your payment on Solana. We never ask you to pay again while a payment may still arrive.',
  ],
  ['Can I upgrade later?', 'Yes. Once the larger package is active, it replaces the smaller one.'],
] as const;

// What of the home never changes: the build writes it, and its code is fetched where that is not in the page.
export const Scene = () => (
  <>
    <ChannelPreview
      scenes={ownerScenes}
      caption="Examples. You write the texts and choose the channels."
    />
    <Skyline />
  </>
);
export const Features = () => <FamilyScenes words={ownerWords} />;
export const Start = () => (
  <div className="home__pair">
    <Steps items={steps} />
    <Questions items={questions} />
  </div>
);
