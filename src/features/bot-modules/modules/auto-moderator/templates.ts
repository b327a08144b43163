import type { Template } from '../../engine/defineModule';

/** What a rule can begin from; each only watches until that is switched off. */
export const templates: readonly Template[] = [
  {
    id: 'drainers',
    title: 'Against drainers',
    text: 'Links to known wallet drainers go, and your team hears of it.',
    values: { name: 'Drainers', trigger: 'DRAINERS', actions: ['DELETE', 'TIMEOUT', 'ALERT'] },
    asks: ['alertChannelId'],
  },
  {
    id: 'seed-phrases',
    title: 'Seed phrases',
    text: 'What looks like one is deleted before anybody can use it.',
    values: { name: 'Seed phrases', trigger: 'SEED_PHRASE', actions: ['DELETE', 'WARN'] },
    asks: [],
  },
  {
    id: 'flood',
    title: 'Against floods',
    text: 'Five messages in ten seconds are four too many.',
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
    title: 'No invites',
    text: 'Invites to other servers are deleted, with a word to who sent them.',
    values: { name: 'Invites', trigger: 'INVITES', actions: ['DELETE', 'WARN'] },
    asks: [],
  },
];
