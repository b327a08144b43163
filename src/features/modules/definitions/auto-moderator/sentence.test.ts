import { testSentences } from '../../testing/sentences';
import sentence from './sentence';

testSentences(sentence, [
  [
    'Deletes the message and alerts your team in #mods when a member posts a link to a known wallet drainer',
    { trigger: 'DRAINERS', actions: ['ALERT', 'DELETE'], alertChannelId: 'mods' },
  ],
  [
    'Only logs when a member repeats a message 5 times in 10 seconds',
    { trigger: 'REPEAT', count: 5, within: 10, actions: ['BAN'], dryRun: true },
  ],
  [
    'Times them out for 1 hour when a member sends 8 messages in 1 minute',
    { trigger: 'FLOOD', count: 8, within: 60, actions: ['TIMEOUT'], timeout: 3600 },
  ],
  [
    'Kicks them when a member joins with an account younger than 3 days',
    { trigger: 'NEW_ACCOUNT', accountAge: 3, actions: ['KICK'] },
  ],
  [
    'Deletes the message when a member posts a link you don’t allow',
    { trigger: 'LINKS', allowed: 'castle.example', actions: ['DELETE'] },
  ],
]);
