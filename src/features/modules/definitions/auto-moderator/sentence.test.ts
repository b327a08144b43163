import { testSentences } from '../../testing/sentences';
import sentence from './sentence';

testSentences(sentence, [
  [
    'If a member posts a link to a known wallet drainer, deletes the message and alerts your team in #mods',
    { trigger: 'DRAINERS', actions: ['ALERT', 'DELETE'], alertChannelId: 'mods' },
  ],
  [
    'Only logs when a member repeats a message 5 times in 10 seconds',
    { trigger: 'REPEAT', count: 5, within: 10, actions: ['BAN'], dryRun: true },
  ],
  [
    'If a member sends 8 messages in 1 minute, times them out for 1 hour',
    { trigger: 'FLOOD', count: 8, within: 60, actions: ['TIMEOUT'], timeout: 3600 },
  ],
  [
    'If a member joins with an account younger than 3 days, kicks them',
    { trigger: 'NEW_ACCOUNT', accountAge: 3, actions: ['KICK'] },
  ],
  [
    'If a member posts a link you don’t allow, deletes the message',
    { trigger: 'LINKS', allowed: 'castle.example', actions: ['DELETE'] },
  ],
]);
