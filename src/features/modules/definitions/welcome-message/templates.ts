import type { Template } from '../../engine/newRule';
import { emptyEmbed } from '../../common-fields/message';
import type { Welcome } from './definition';

/** What a greeting can begin from. */
export const templates: readonly Template<Welcome>[] = [
  {
    id: 'classic',
    title: 'Classic welcome',
    text: 'A greeting with first steps and a button to your rules.',
    values: {
      message: {
        content: 'Welcome {user.mention}, you’re member {member.count} of {server.name}.',
        embeds: [
          {
            ...emptyEmbed,
            title: 'Start here',
            description: 'Read the rules, say hello, and link your wallet to get your roles.',
          },
        ],
        buttons: [{ label: 'Rules', url: '' }],
      },
    },
    links: { 'message.buttons.0': 'rules' },
    asks: [],
  },
  {
    id: 'short',
    title: 'One line',
    text: 'A short greeting that’s deleted after an hour.',
    values: {
      message: { content: 'gm {user.mention}, glad you’re here.', embeds: [], buttons: [] },
      deleteAfter: 3600,
    },
    asks: [],
  },
  {
    id: 'verified',
    title: 'For holders',
    text: 'Greets members who link a wallet, in the channel and by DM.',
    values: {
      trigger: 'AFTER_WALLET_LINK',
      message: {
        content: '{user.mention} linked a wallet. Welcome to {server.name}!',
        embeds: [],
        buttons: [],
      },
      hasDm: true,
      dm: {
        content: 'Thanks for linking your wallet. We never ask for your seed phrase.',
        embeds: [],
        buttons: [],
      },
    },
    asks: [],
  },
];
