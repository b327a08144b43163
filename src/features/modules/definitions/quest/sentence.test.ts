import { testSentences } from '../../testing/sentences';
import sentence from './sentence';

testSentences(sentence, [
  [
    'Gives 50 points to members who complete “Visit a page”',
    { rewards: [{ kind: 'POINTS', points: 50 }], tasks: [{ kind: 'VISIT_LINK' }], method: 'ALL' },
  ],
  [
    'Gives Knight and 0.5 SOL to the first 10 members who complete 2 tasks, once a day',
    {
      rewards: [
        { kind: 'ROLE', roles: ['Knight'] },
        { kind: 'TOKEN', token: { currency: 'SOL', amount: '0.5' } },
      ],
      tasks: [{ kind: 'TEXT' }, { kind: 'FILE' }],
      method: 'FCFS',
      winners: 10,
      recurrence: 'DAILY',
    },
  ],
  [
    'Gives an NFT to 3 winners, drawn from members who complete 2 tasks',
    { rewards: [{ kind: 'NFT' }], tasks: [{}, {}], method: 'RAFFLE', winners: 3 },
  ],
]);
