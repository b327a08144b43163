import { testSentences } from '../../testing/sentences';
import sentence from './sentence';

testSentences(sentence, [
  [
    'Posts a message in #rules and updates its copies when you save',
    { channelId: 'rules', sender: 'BOT', keepsCopies: true },
  ],
  [
    'Posts a message in #rules as Herald',
    { channelId: 'rules', sender: 'WEBHOOK', senderName: 'Herald' },
  ],
]);
