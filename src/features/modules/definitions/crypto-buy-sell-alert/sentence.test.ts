import { testSentences } from '../../testing/sentences';
import sentence from './sentence';

testSentences(sentence, [
  [
    'Posts buys of $1,000 or more of KEEP in #trades',
    { sides: 'BUYS', minUsd: 1000, token: 'KEEP', channelId: 'trades' },
  ],
  [
    'Posts buys and sells of KEEP in #trades',
    { sides: 'BOTH', minUsd: 0, token: 'KEEP', channelId: 'trades' },
  ],
]);
