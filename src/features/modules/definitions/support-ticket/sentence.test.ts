import { testSentences } from '../../testing/sentences';
import sentence from './sentence';

testSentences(sentence, [
  [
    'Opens a private thread with Helpers when a member asks for help in #support',
    { container: 'THREAD', staffRoles: ['Helpers'], panelChannelId: 'support' },
  ],
  [
    'Opens a separate channel with Helpers and Guards when a member asks for help in #support',
    { container: 'CHANNEL', staffRoles: ['Helpers', 'Guards'], panelChannelId: 'support' },
  ],
]);
