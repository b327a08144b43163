import { testSentences } from '../../testing/sentences';
import sentence from './sentence';

testSentences(sentence, [
  [
    'Pays 50 points for each invited member who stays 3 days and sends 5 messages, and 10 points to the newcomer',
    { reward: 50, inviteeReward: 10, minStay: 3, minMessages: 5 },
  ],
  ['Pays 1 point for each invited member who joins', { reward: 1 }],
]);
