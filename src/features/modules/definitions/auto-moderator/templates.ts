import type { Template } from '../../engine/newRule';
import type { ModerationRule } from './definition';

/** Each logs only until that is switched off. */
export const templates: readonly Template<ModerationRule>[] = [
  {
    id: 'drainers',
    title: 'Drainer links',
    text: 'Deletes links to known wallet drainers and alerts your team.',
    values: { name: 'Drainers', trigger: 'DRAINERS', actions: ['DELETE', 'TIMEOUT', 'ALERT'] },
    asks: [],
  },
  {
    id: 'seed-phrases',
    title: 'Seed phrases',
    text: 'Deletes seed phrases before anyone can use them.',
    values: { name: 'Seed phrases', trigger: 'SEED_PHRASE', actions: ['DELETE', 'WARN'] },
    asks: [],
  },
  {
    id: 'flood',
    title: 'Message floods',
    text: 'Times out members who send 5 messages in 10 seconds.',
    values: {
      name: 'Flood',
      trigger: 'FLOOD',
      count: 5,
      within: 10,
      actions: ['DELETE', 'TIMEOUT'],
    },
    asks: [],
  },
  {
    id: 'invites',
    title: 'Server invites',
    text: 'Deletes invites to other servers and warns the sender.',
    values: { name: 'Invites', trigger: 'INVITES', actions: ['DELETE', 'WARN'] },
    asks: [],
  },
];
