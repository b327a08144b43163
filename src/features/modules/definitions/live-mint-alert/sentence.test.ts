import { testSentences } from '../../testing/sentences';
import sentence from './sentence';

testSentences(sentence, [
  [
    'Announces the mint of Keep in #mint: 1 hour before, at the start, every 10% and when sold out',
    {
      collection: 'Keep',
      milestones: ['SOLD_OUT', 'HOUR_BEFORE', 'START', 'PROGRESS'],
      progressStep: 10,
      channelId: 'mint',
    },
  ],
]);
