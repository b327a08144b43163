import { testSentences } from '../../testing/sentences';
import sentence from './sentence';

testSentences(sentence, [
  ['Shows its quests to everyone, always', { defaultFlag: 'DEFAULT', visibility: 'PUBLIC' }],
  [
    'Shows its quests to holders of Keep from 2026-12-01 until 2026-12-24',
    {
      defaultFlag: 'NOT_DEFAULT',
      visibility: 'HOLDERS',
      collection: 'Keep',
      hasStart: true,
      startDate: '2026-12-01',
      hasEnd: true,
      endDate: '2026-12-24',
    },
  ],
  [
    'Shows its quests to members with Knight or Guard who completed another category',
    {
      defaultFlag: 'NOT_DEFAULT',
      visibility: 'ROLE',
      roles: ['Knight', 'Guard'],
      unlockAfter: 'first',
    },
  ],
]);
