import type { Scene } from './scene';

/** For server owners: what the scenes of the families further down do not show. */
export const ownerScenes: readonly Scene[] = [
  {
    label: 'Welcome',
    channel: 'welcome',
    said: { by: 'otter', text: 'Just bought my first NFT. Where do I start?' },
    title: 'Welcome to the keep, otter',
    text: 'Read the rules, pass the gate, and say hello in #general.',
    fields: [
      ['You are', 'member 312'],
      ['Invited by', 'wren'],
    ],
    action: 'To the gate',
  },
  {
    label: 'Price',
    channel: 'market',
    title: 'SOL is above 150 USD',
    text: 'It crossed the price you set this morning.',
    fields: [
      ['Now', '152 USD'],
      ['Within a day', '+4.1%'],
    ],
    action: 'See the chart',
  },
  {
    label: 'Support',
    channel: 'ticket-41',
    said: { by: 'wren', text: 'My role is gone since I moved my NFTs.' },
    title: 'Ticket 41',
    text: 'We’ve notified the team. You can also link your new wallet to get your role back right away.',
    fields: [['Answered by', 'Moderators']],
    action: 'Close the ticket',
  },
  {
    label: 'Payout',
    channel: 'rewards',
    title: 'Rewards of this week',
    text: 'Everyone who held from Monday to Sunday has been paid from the ledger wallet.',
    fields: [
      ['Paid', '8.4 SOL'],
      ['To', '96 members'],
    ],
    action: 'Open the list',
  },
];
