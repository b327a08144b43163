import { isOn } from './condition';
import { counted } from '@/shared/text/language';
import type { Check, Group } from '../engine/defineModule';
import type { FirstStep } from '../engine/newRule';
import type { Variable } from '../engine/variable';
import { area } from '../field-types/area/field';
import { choices } from './choices';
import { number } from '../field-types/number/field';
import { select } from '../field-types/select/field';
import { text } from '../field-types/text/field';
import { toggle } from '../field-types/switch/field';
import { channel } from '../field-types/channel/field';
import { roles } from '../field-types/roles/field';
import { valueAt } from '../engine/paths';
import type { Complete, Condition, FieldSet } from './field';
import type { Post } from './post';
import { list } from '../field-types/list/field';
import { match } from '../field-types/match/field';
import { message } from '../field-types/message/field';

/** A rule's name and requirements. */
export const qualification = <F extends FieldSet>(condition: F & Complete<F>) => ({
  name: text({ label: 'Name', maxLength: 50, isRequired: true }),
  description: area({
    label: 'Description',
    hint: 'Shown to members who ask what a role requires.',
    maxLength: 200,
  }),
  match: match({ label: 'Conditions to meet' }),
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

/**
 * Groups of the form.
 *
 * @param more fields on who qualifies, which follow the conditions
 */
export const holderGroups = <More extends string = never>(
  ...more: readonly More[]
): Group<HolderField | NoInfer<More>>[] => [
  {
    title: 'Requirements',
    fields: ['match', 'conditions', ...more],
    isRare: true,
    isRareWith: ({ conditions }) => !Array.isArray(conditions) || conditions.length <= 1,
  },
  {
    title: 'Checks and lost roles',
    fields: ['removeWhenLost', 'graceHours', 'walletScope', 'recheck'],
    isRare: true,
  },
  {
    title: 'Panel, description and log',
    fields: [
      'name',
      'rewardRoles',
      'panelChannelId',
      'description',
      'panel',
      'dmOnChange',
      'logChannelId',
    ],
    isRare: true,
  },
];

/** Steps to a first rule: `what` counts, how `much` of it, then role, channel and review. */
export const holderSteps = (
  what: FirstStep<HolderField>,
  much: FirstStep<HolderField>,
): FirstStep<HolderField>[] => [
  what,
  much,
  {
    title: 'Role and channel',
    hint: 'The bot posts a panel in this channel. Members use it to verify.',
    fields: ['rewardRoles', 'panelChannelId'],
  },
  { title: 'Review and turn on', fields: ['name'] },
];

/** Whether the first condition is negated. */
export const isInverted: Condition<'conditions'> = {
  names: ['conditions'],
  holds: (values) => valueAt(values, 'conditions.0.isNegated') === true,
};

/** What happens to the roles of members who no longer qualify, in a sentence. */
export const lostRoles = ({
  removeWhenLost,
  graceHours,
}: {
  removeWhenLost: boolean;
  graceHours: number;
}): string => {
  if (!removeWhenLost) return 'Members keep the roles when they no longer qualify.';
  return graceHours > 0
    ? `Members who no longer qualify lose the roles after ${counted(graceHours, 'hour')}.`
    : 'Members who no longer qualify lose the roles at the next check.';
};

/** Rejects a condition that no one can meet, such as at least 5 and at most 3. */
export const possibleConditions = <Count>(
  isOrdered: (least: Count, most: Count) => boolean,
): Check<{ conditions: readonly { hasMost: boolean; least: Count; most: Count }[] }> => ({
  path: 'conditions',
  message: 'A condition’s minimum is higher than its maximum.',
  holds: ({ conditions }) =>
    conditions.every(({ hasMost, least, most }) => !hasMost || isOrdered(least, most)),
});

/** Fields that both holder verification modules share besides the conditions. */
export const reward = () => ({
  rewardRoles: roles({ label: 'Roles to give', least: 1, most: 5, suggest: 'holder' }),
  removeWhenLost: toggle({
    label: 'Remove roles when a member no longer qualifies',
    initial: true,
  }),
  graceHours: number({
    label: 'Grace period',
    hint: 'Gives members time to buy again after a sale. 0 = remove at the next check.',
    unit: 'hours',
    min: 0,
    max: 168,
    initial: 0,
    when: isOn('removeWhenLost'),
  }),
});

export const checking = () => ({
  walletScope: select({
    label: 'Wallets to check',
    choices: choices(['ALL_LINKED', 'All linked wallets'], ['DEFAULT_ONLY', 'Default wallet only']),
    initial: 'ALL_LINKED',
  }),
  recheck: select({
    label: 'Check frequency',
    choices: choices(
      ['REALTIME', 'Within a minute of a change'],
      ['1H', 'Every hour'],
      ['6H', 'Every 6 hours'],
      ['24H', 'Once a day'],
    ),
    initial: '6H',
  }),
});

export const panel = () => ({
  panelChannelId: channel({ label: 'Panel channel', isRequired: true, suggest: 'verify' }),
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
    label: 'Notify members about role changes',
    hint: 'In the dashboard, and by Discord DM for members who turned DMs on.',
    initial: true,
  }),
  logChannelId: channel({
    label: 'Log channel',
    hint: 'The bot posts this rule’s role changes in this channel.',
  }),
});

interface PanelValues {
  panelChannelId: string;
  rewardRoles: readonly string[];
}

/** The post around the panel's message. */
export const panelPost = ({ panelChannelId, rewardRoles }: PanelValues): Post => ({
  channelId: panelChannelId,
  buttons: [{ label: 'Verify', style: 'success' }],
  roles: [{ label: 'Members who qualify get', roles: rewardRoles }],
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
