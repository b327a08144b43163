import { testSentences } from '../../testing/sentences';
import sentence from './sentence';

testSentences(sentence, [
  [
    'Lets members pick Trader, Artist or Builder with buttons in #roles',
    {
      style: 'BUTTONS',
      mode: 'TOGGLE',
      options: [{ roles: ['Trader', 'Artist'] }, { roles: ['Builder'] }],
      channelId: 'roles',
    },
  ],
  [
    'Lets members with Verified pick one of Trader and Artist with a menu in #roles',
    {
      style: 'SELECT',
      mode: 'UNIQUE',
      options: [{ roles: ['Trader', 'Artist'] }],
      requireRoles: ['Verified'],
      channelId: 'roles',
    },
  ],
  [
    'Lets members drop Trader with reactions in #roles',
    {
      style: 'REACTIONS',
      mode: 'REMOVE_ONLY',
      options: [{ roles: ['Trader'] }],
      channelId: 'roles',
    },
  ],
]);
