import { isOn, isOneOf, not } from '../../common-fields/condition';
import { choices } from '../../common-fields/choices';
import { factor, number } from '../../field-types/number/field';
import { select } from '../../field-types/select/field';
import { text } from '../../field-types/text/field';
import { toggle } from '../../field-types/switch/field';
import { channel } from '../../field-types/channel/field';
import { mentions } from '../../field-types/roles/field';
import { list } from '../../field-types/list/field';
import { tags } from '../../field-types/tags/field';
import { duration } from '../../field-types/duration/field';

const isNarrowed = <Name extends string>(mode: Name) => not(isOneOf(mode, 'ALL'));
const multiplier = (label: string) =>
  factor({ label, hint: '0 = no reward.', min: 0, max: 10, initial: 1 });

/** What a message is worth, and where and for whom it counts. */
export const earnFields = {
  name: text({ label: 'Name', maxLength: 50, isRequired: true }),
  pays: select({
    label: 'Members earn',
    choices: choices(
      ['XP', 'XP', 'XP raises levels and can’t be spent.'],
      [
        'CURRENCY',
        'XP and server currency',
        'The same amount of both. Engage to earn sets the currency.',
      ],
    ),
    initial: 'XP',
  }),
  minAmount: number({ label: 'Minimum XP per message', min: 0, max: 1000, initial: 15 }),
  spread: number({
    label: 'Random bonus XP (up to)',
    hint: '15 + 10 gives 15–25 XP. 0 = every message earns the same.',
    min: 0,
    max: 1000,
    initial: 10,
  }),
  cooldown: duration({
    label: 'Cooldown',
    hint: '0 = every message earns, which encourages spam.',
    min: 0,
    max: 3600,
    initial: 60,
  }),
  minLength: number({
    label: 'Minimum message length',
    unit: 'characters',
    min: 0,
    max: 500,
    initial: 5,
  }),
  hasLongBonus: toggle({ label: 'Long message bonus', initial: false }),
  longLength: number({
    label: 'Long message: minimum length',
    unit: 'characters',
    min: 1,
    max: 4000,
    initial: 200,
    when: isOn('hasLongBonus'),
  }),
  longBonus: number({
    label: 'Long message: bonus XP',
    min: 0,
    max: 1000,
    initial: 10,
    when: isOn('hasLongBonus'),
  }),
  ignoresDuplicates: toggle({ label: 'Ignore repeated messages', initial: true }),
  similarity: number({
    label: 'Similarity threshold',
    hint: 'Compared with the member’s last 5 messages.',
    unit: 'percent',
    min: 50,
    max: 100,
    initial: 90,
    when: isOn('ignoresDuplicates'),
  }),
  ignoresCommands: toggle({ label: 'Ignore commands', initial: true }),
  ignoredPrefixes: tags({
    label: 'Ignored prefixes',
    hint: 'One per line, such as ! or ?.',
    most: 20,
    maxLength: 10,
  }),
  channelMode: select({
    label: 'Channels',
    choices: choices(
      ['ALL', 'All channels'],
      ['ONLY', 'Only selected channels'],
      ['EXCEPT', 'All except selected channels'],
    ),
    initial: 'ALL',
  }),
  channels: list({
    label: 'Selected channels',
    itemName: 'channel',
    least: 1,
    most: 50,
    when: isNarrowed('channelMode'),
    fields: {
      channelId: channel({
        label: 'Channel',
        kinds: ['text', 'announcement', 'forum', 'voice', 'stage', 'category'],
        isRequired: true,
      }),
    },
  }),
  countsThreads: toggle({
    label: 'Count threads',
    hint: 'A thread counts as the channel it’s in.',
    initial: true,
  }),
  countsForums: toggle({ label: 'Count forum posts', initial: true }),
  roleMode: select({
    label: 'Members',
    choices: choices(
      ['ALL', 'All members'],
      ['ONLY', 'Only members with a selected role'],
      ['EXCEPT', 'All except members with a selected role'],
    ),
    initial: 'ALL',
  }),
  roles: mentions({ label: 'Selected roles', least: 1, most: 20, when: isNarrowed('roleMode') }),
  globalMultiplier: multiplier('Global multiplier'),
  channelMultipliers: list({
    label: 'Channel multipliers',
    itemName: 'channel multiplier',
    most: 50,
    fields: {
      channelId: channel({
        label: 'Channel',
        kinds: ['text', 'announcement', 'forum', 'voice', 'stage', 'category'],
        isRequired: true,
      }),
      multiplier: multiplier('Multiplier'),
    },
  }),
  roleMultipliers: list({
    label: 'Role multipliers',
    itemName: 'role multiplier',
    most: 50,
    fields: {
      roles: mentions({ label: 'Roles', hint: 'One of these is enough.', least: 1, most: 5 }),
      multiplier: multiplier('Multiplier'),
    },
  }),
};
