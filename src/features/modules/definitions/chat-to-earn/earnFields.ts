import { isOn, isOneOf, not } from '../../common-fields/condition';
import { choices } from '../../common-fields/choices';
import { factor } from '../../common-fields/factor';
import { number } from '../../field-types/number/field';
import { radio } from '../../field-types/radio/field';
import { text } from '../../field-types/text/field';
import { toggle } from '../../field-types/switch/field';
import { channel } from '../../field-types/channel/field';
import { mentions } from '../../field-types/roles/field';
import { list } from '../../field-types/list/field';
import { tags } from '../../field-types/tags/field';
import { duration } from '../../field-types/duration/field';

const isNarrowed = <Name extends string>(mode: Name) => not(isOneOf(mode, 'ALL'));
const multiplier = (label: string) =>
  factor({ label, hint: '0 pays nothing.', min: 0, max: 10, initial: 1 });

/** What a message is worth, and where and for whom it counts. */
export const earnFields = {
  name: text({ label: 'Name', maxLength: 50, isRequired: true }),
  pays: radio({
    label: 'Members earn',
    choices: choices(
      ['XP', 'XP', 'XP raises levels and can’t be spent.'],
      [
        'CURRENCY',
        'XP and the currency',
        'The same amount of both. Engage to earn sets the currency.',
      ],
    ),
    initial: 'XP',
  }),
  minAmount: number({ label: 'A message pays, at least', min: 0, max: 1000, initial: 15 }),
  spread: number({
    label: 'And by chance so much more',
    hint: '15 and 10 pay from 15 to 25. With 0 every message pays the same.',
    min: 0,
    max: 1000,
    initial: 10,
  }),
  cooldown: duration({
    label: 'Then nothing for',
    hint: '0 pays every message, and invites to flood the channel.',
    min: 0,
    max: 3600,
    initial: 60,
  }),
  minLength: number({
    label: 'Length, at least',
    unit: 'characters',
    min: 0,
    max: 500,
    initial: 5,
  }),
  hasLongBonus: toggle({ label: 'Long messages pay more', initial: false }),
  longLength: number({
    label: 'Long is, from',
    unit: 'characters',
    min: 1,
    max: 4000,
    initial: 200,
    when: isOn('hasLongBonus'),
  }),
  longBonus: number({
    label: 'Paid on top',
    min: 0,
    max: 1000,
    initial: 10,
    when: isOn('hasLongBonus'),
  }),
  ignoresDuplicates: toggle({ label: 'Leave out repeated messages', initial: true }),
  similarity: number({
    label: 'Repeated is, from',
    hint: 'How alike a message and the member’s last ones are.',
    unit: 'percent',
    min: 50,
    max: 100,
    initial: 90,
    when: isOn('ignoresDuplicates'),
  }),
  ignoresCommands: toggle({ label: 'Leave out commands', initial: true }),
  ignoredPrefixes: tags({
    label: 'Leave out messages that begin with',
    hint: 'One a line, such as ! or ?.',
    most: 20,
    maxLength: 10,
  }),
  channelMode: radio({
    label: 'Channels',
    choices: choices(['ALL', 'all'], ['ONLY', 'only these'], ['EXCEPT', 'all but these']),
    initial: 'ALL',
  }),
  channels: list({
    label: 'Which',
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
    label: 'Threads count',
    hint: 'A thread counts as the channel it’s in.',
    initial: true,
  }),
  countsForums: toggle({ label: 'Posts in forums count', initial: true }),
  roleMode: radio({
    label: 'Members',
    choices: choices(
      ['ALL', 'all'],
      ['ONLY', 'only with one of these roles'],
      ['EXCEPT', 'all but those with one of these roles'],
    ),
    initial: 'ALL',
  }),
  roles: mentions({ label: 'Roles', least: 1, most: 20, when: isNarrowed('roleMode') }),
  globalMultiplier: multiplier('For everything'),
  channelMultipliers: list({
    label: 'For channels',
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
    label: 'For roles',
    itemName: 'role multiplier',
    most: 50,
    fields: {
      roles: mentions({ label: 'Roles', hint: 'Any of them will do.', least: 1, most: 5 }),
      multiplier: multiplier('Multiplier'),
    },
  }),
};
