import { isOn } from './condition';
import type { Check, FirstStep, Group } from '../engine/defineModule';
import type { Variable } from '../engine/variable';
import { area } from '../field-types/area/field';
import { choices } from './choices';
import { number } from '../field-types/number/field';
import { select } from '../field-types/select/field';
import { text } from '../field-types/text/field';
import { toggle } from '../field-types/switch/field';
import { channel } from '../field-types/channel/field';
import { roles } from '../field-types/roles/field';
import type { Complete, FieldSet } from './field';
import type { Post } from './post';
import { list } from '../field-types/list/field';
import { match } from '../field-types/match/field';
import { message } from '../field-types/message/field';

/** A rule's name, and who qualifies. */
export const qualification = <F extends FieldSet>(condition: F & Complete<F>) => ({
  name: text({ label: 'Name', maxLength: 50, isRequired: true }),
  description: area({
    label: 'Description',
    hint: 'Members read it when they ask what a role needs.',
    maxLength: 200,
  }),
  match: match({ label: 'Of the conditions' }),
  conditions: list({
    label: 'Conditions',
    itemName: 'condition',
    least: 1,
    most: 10,
    fields: condition,
  }),
});

type HolderField = keyof (ReturnType<typeof qualification> &
  ReturnType<typeof reward> &
  ReturnType<typeof checking> &
  ReturnType<typeof panel>);

/** The panels of the form. @param more fields on who qualifies, which follow the conditions */
export const holderGroups = <More extends string = never>(
  ...more: readonly More[]
): Group<HolderField | NoInfer<More>>[] => [
  { title: 'Rule', fields: ['name', 'description'] },
  { title: 'Who qualifies', fields: ['match', 'conditions', ...more] },
  { title: 'What they get', fields: ['rewardRoles', 'removeWhenLost', 'graceHours'] },
  { title: 'Checks', fields: ['walletScope', 'recheck'], isRare: true },
  {
    title: 'Panel',
    fields: ['panelChannelId', 'panel', 'dmOnChange', 'logChannelId'],
    isRare: true,
  },
];

/** The steps to a first rule, once it is said what counts and how much of it. */
export const holderSteps = (
  what: FirstStep<HolderField>,
  much: FirstStep<HolderField>,
): FirstStep<HolderField>[] => [
  what,
  much,
  {
    title: 'What they get',
    hint: 'Members verify on a panel that the bot posts, and get the roles there.',
    fields: ['rewardRoles', 'panelChannelId'],
  },
  { title: 'Look and switch on', fields: ['name'] },
];

/** Refuses a condition nobody can meet, such as at least 5 and at most 3. */
export const possibleConditions = <Count>(
  isOrdered: (least: Count, most: Count) => boolean,
): Check<{ conditions: readonly { hasMost: boolean; least: Count; most: Count }[] }> => ({
  path: 'conditions',
  message: 'A condition asks for at least more than it allows at most.',
  holds: ({ conditions }) =>
    conditions.every(({ hasMost, least, most }) => !hasMost || isOrdered(least, most)),
});

/** What both kinds of holder verification have besides their conditions. */
export const reward = () => ({
  rewardRoles: roles({ label: 'Roles that are given', least: 1, most: 5 }),
  removeWhenLost: toggle({
    label: 'Take them away when it no longer holds',
    initial: true,
  }),
  graceHours: number({
    label: 'Grace period',
    hint: 'For sales that are followed by a purchase. 0 = taken at the next check.',
    unit: 'hours',
    min: 0,
    max: 168,
    initial: 0,
    when: isOn('removeWhenLost'),
  }),
});

export const checking = () => ({
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
      ['REALTIME', 'within a minute of a change'],
      ['1H', 'every hour'],
      ['6H', 'every 6 hours'],
      ['24H', 'once a day'],
    ),
    initial: '6H',
  }),
});

export const panel = () => ({
  panelChannelId: channel({ label: 'Channel of the panel', isRequired: true }),
  panel: message({
    label: 'Panel',
    isWritten: true,
    embed: {
      title: 'Verify what you hold',
      description:
        'Link your wallet to get {role.mention}. We only ask for the signature of a message, never for a transaction.',
    },
  }),
  dmOnChange: toggle({
    label: 'Notify members when a role comes or goes',
    hint: 'In the dashboard, and by DM for members who turned DMs on.',
    initial: true,
  }),
  logChannelId: channel({
    label: 'Channel of the log',
    hint: 'Each role the rule gives or takes is posted there.',
  }),
});

interface PanelValues {
  panelChannelId: string;
  rewardRoles: readonly string[];
}

/** What is posted around the panel. */
export const panelPost = ({ panelChannelId, rewardRoles }: PanelValues): Post => ({
  channelId: panelChannelId,
  buttons: [{ label: 'Verify', style: 'success' }],
  roles: [{ label: 'Who qualifies gets', roles: rewardRoles }],
});

interface RuleValues {
  name: string;
  conditions: readonly { least: number | string }[];
  rewardRoles: readonly string[];
}

export const holderVariables: readonly Variable<RuleValues>[] = [
  { name: 'user.mention', sample: '@Mira Moat' },
  { name: 'role.mention', sample: '@Holder', roles: ({ rewardRoles }) => rewardRoles },
  { name: 'rule.name', sample: 'Keepers', known: ({ values }) => values.name },
  { name: 'owned', sample: '3' },
  {
    name: 'required',
    sample: '1',
    known: ({ values: { conditions } }) => String(conditions[0]?.least || ''),
  },
  { name: 'wallet.short', sample: '2dJ5…9dtb' },
  { name: 'next.check', sample: 'in 5 hours' },
  { name: 'verify.link', sample: 'https://app.castlebots.io/verify' },
];
