import { testSentences } from '../../testing/sentences';
import sentence from './sentence';

testSentences(sentence, [
  [
    'Gives members 15 to 25 XP per message, at most every minute, in all channels',
    { minAmount: 15, spread: 10, cooldown: 60, pays: 'XP', channelMode: 'ALL', roleMode: 'ALL' },
  ],
  [
    'Gives members with Keeper 5 XP and server currency per message in #ideas and #art',
    {
      minAmount: 5,
      pays: 'CURRENCY',
      channelMode: 'ONLY',
      channels: [{ channelId: 'ideas' }, { channelId: 'art' }],
      roleMode: 'ONLY',
      roles: ['Keeper'],
    },
  ],
]);
