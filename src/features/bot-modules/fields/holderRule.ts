import { choices, number, select, toggle } from './basic';
import { channel, roles } from './discord';
import type { FieldSet } from './field';
import { message } from './message';

/** What both kinds of holder verification have besides their conditions (research/community.md §1.17). */
export const reward = (): FieldSet => ({
  rewardRoles: roles({ label: 'Roles that are given', least: 1, most: 5 }),
  removeWhenLost: toggle({
    label: 'Take them away when it no longer holds',
    initial: true,
  }),
  graceHours: number({
    label: 'Only after',
    hint: 'For sales that are followed by a purchase. 0 takes them at once.',
    unit: 'hours',
    min: 0,
    max: 168,
    initial: 0,
    when: ({ removeWhenLost }) => removeWhenLost === true,
  }),
});

export const checking = (): FieldSet => ({
  walletScope: select({
    label: 'Wallets that count',
    choices: choices(
      ['ALL_LINKED', 'All a member has linked'],
      ['DEFAULT_ONLY', 'Only the default one'],
    ),
    initial: 'ALL_LINKED',
  }),
  recheck: select({
    label: 'Checked again',
    choices: choices(
      ['REALTIME', 'at each change on the chain'],
      ['1H', 'every hour'],
      ['6H', 'every 6 hours'],
      ['24H', 'once a day'],
    ),
    initial: '6H',
  }),
});

export const panel = (): FieldSet => ({
  panelChannelId: channel({ label: 'Channel of the panel', isRequired: true }),
  panel: message({
    label: 'Panel',
    embed: {
      title: 'Verify what you hold',
      description:
        'Link your wallet to get {role.mention}. We only ask for the signature of a message, never for a transaction.',
    },
  }),
  dmOnChange: toggle({ label: 'Tell members when a role comes or goes', initial: true }),
  logChannelId: channel({ label: 'Channel of the log' }),
});

export const holderVariables = [
  { name: 'user.mention', sample: '@Mira Moat' },
  { name: 'role.mention', sample: '@Holder' },
  { name: 'rule.name', sample: 'Keepers' },
  { name: 'owned', sample: '3' },
  { name: 'required', sample: '1' },
  { name: 'wallet.short', sample: '2dJ5…9dtb' },
  { name: 'next.check', sample: 'in 5 hours' },
  { name: 'verify.link', sample: 'app.castlebots.io/verify' },
] as const;
