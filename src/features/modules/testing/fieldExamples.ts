import * as fc from 'fast-check';
import { address } from '../field-types/address/field';
import { amount } from '../field-types/amount/field';
import { area } from '../field-types/area/field';
import { buttonActions, buttonStyles, emptyEmbed } from '../common-fields/message';
import { channel } from '../field-types/channel/field';
import { checks } from '../field-types/checks/field';
import { choices } from '../common-fields/choices';
import { colour } from '../field-types/colour/field';
import { cron } from '../field-types/cron/field';
import { date } from '../field-types/date/field';
import { duration } from '../field-types/duration/field';
import { emoji } from '../field-types/emoji/field';
import { encodeBase58 } from '@/shared/solana/base58';
import { group } from '../field-types/group/field';
import { image } from '../field-types/image/field';
import { isOfKind } from '@/features/server/discord/pickers/channels';
import { list } from '../field-types/list/field';
import { match, MATCH_ANYONE, MATCH_EVERY } from '../field-types/match/field';
import { message } from '../field-types/message/field';
import { number } from '../field-types/number/field';
import { radio } from '../field-types/radio/field';
import { roles } from '../field-types/roles/field';
import { rule } from '../field-types/rule/field';
import { secret } from '../field-types/secret/field';
import { select } from '../field-types/select/field';
import { tags } from '../field-types/tags/field';
import { text } from '../field-types/text/field';
import { time } from '../field-types/time/field';
import { timeZone } from '../field-types/timeZone/field';
import { toggle } from '../field-types/switch/field';
import type { ControlOf, FieldType } from '../field-types/fieldType';
import type { Field, FieldSet, Values } from '../common-fields/field';
import type { Ground } from './arbitrary';

/** Input for random values of a field. */
interface Sampled<T extends FieldType> {
  control: ControlOf<T>;
  initial: unknown;
  ground: Ground;
  /** Random values of nested fields. */
  ofFields: (fields: FieldSet) => fc.Arbitrary<Values>;
}

/** Test data of a field type. */
export interface Example<T extends FieldType = FieldType> {
  /** A field of the type, or one that contains it. */
  field: Field;
  /** A value that the field rejects, and the error message. */
  wrong: unknown;
  said: string | RegExp;
  /**
   * Random values of the type. Those that the field's schema rejects are left out, so most should
   * be valid: otherwise tests search forever.
   */
  arbitrary: (sampled: Sampled<T>) => fc.Arbitrary<unknown>;
}

/** A text that is not empty, with at most `most` characters. */
const someText = (most: number): fc.Arbitrary<string> =>
  fc
    .string({ maxLength: Math.min(most, 30), unit: 'grapheme' })
    .map((letters) => letters || 'Keep');

/** Tags: words, and numbers for fields that require them. */
const tagSamples: string[][] = [
  ['Gold', 'Silver', 'Laser_eyes', 'Robe'],
  ['7', '42', '100'],
];

/** An example of each type of field. */
export const examples: { readonly [T in FieldType]?: Example<T> } = {
  address: {
    field: address({ of: 'wallet', label: 'Value' }),
    wrong: 'x',
    said: /^This isn’t a Solana address/,
    arbitrary: () => fc.uint8Array({ minLength: 32, maxLength: 32 }).map(encodeBase58),
  },
  amount: {
    field: amount({ label: 'Value', unit: 'SOL', decimals: 9, initial: '1' }),
    wrong: 'x',
    said: /^Enter an amount/,
    arbitrary: () => fc.constantFrom('0.1', '1', '12.5', '0.000000001'),
  },
  area: {
    field: area({ label: 'Value', maxLength: 3 }),
    wrong: 'long',
    said: 'Maximum 3 characters.',
    arbitrary: () => someText(200),
  },
  channel: {
    field: channel({ label: 'Value', isRequired: true }),
    wrong: '',
    said: 'Choose a channel.',
    arbitrary: ({ ground, control }) =>
      fc.constantFrom(
        ...ground.channels.filter((each) => isOfKind(each, control.kinds)).map(({ id }) => id),
      ),
  },
  checks: {
    field: checks({
      label: 'Value',
      choices: choices(['a', 'A'], ['b', 'B']),
      initial: [],
      least: 1,
    }),
    wrong: [],
    said: 'Choose at least one.',
    arbitrary: ({ control }) => fc.subarray(control.choices.map(({ value }) => value)),
  },
  colour: {
    field: colour({ label: 'Value', initial: 0 }),
    wrong: -1,
    said: 'Choose a color.',
    arbitrary: () => fc.integer({ min: 0, max: 0xff_ff_ff }),
  },
  cron: {
    field: cron({ label: 'Value' }),
    wrong: 'x',
    said: /^Enter 5 parts/,
    arbitrary: () => fc.constantFrom('0 18 * * 5', '*/10 * * * *', '0 0 L * *'),
  },
  date: {
    field: date({ label: 'Value' }),
    wrong: '',
    said: 'Pick a date.',
    arbitrary: () => fc.constantFrom('2999-01-31', '2999-12-24'),
  },
  duration: {
    field: duration({ label: 'Value', min: 1, max: 9, initial: 1 }),
    wrong: 10,
    said: 'Maximum 9 seconds.',
    arbitrary: ({ initial }) =>
      fc.oneof(fc.constant(initial), fc.integer({ min: 0, max: 100_000 })),
  },
  emoji: {
    field: emoji({ label: 'Value' }),
    wrong: 'x',
    said: /^Choose one emoji/,
    arbitrary: () => fc.constantFrom('🏰', '👍🏽', '<:keep:123456789012345678>'),
  },
  group: {
    field: group({ label: 'Value', fields: { inner: text({ label: 'Inner', maxLength: 3 }) } }),
    wrong: { inner: 'long' },
    said: 'Maximum 3 characters.',
    arbitrary: ({ control, ofFields }) => ofFields(control.fields),
  },
  image: {
    field: image({ label: 'Value' }),
    wrong: 'x',
    said: /https:/,
    arbitrary: () => fc.constantFrom('', 'https://castlebots.io/a.png'),
  },
  list: {
    field: list({ label: 'Value', itemName: 'item', least: 1, most: 2, fields: {} }),
    wrong: [],
    said: 'Add an item.',
    arbitrary: ({ control, ofFields }) =>
      fc.array(ofFields(control.fields), { minLength: 1, maxLength: 2 }),
  },
  match: {
    field: match({ label: 'Value' }),
    wrong: 2,
    said: 'Choose one.',
    arbitrary: () => fc.constantFrom(MATCH_EVERY, MATCH_ANYONE),
  },
  message: {
    field: message({ label: 'Value' }),
    wrong: { content: '', embeds: [], buttons: [] },
    said: /Enter text or add/,
    arbitrary: () =>
      fc.record({
        content: someText(100),
        embeds: fc.array(
          fc.record({
            ...Object.fromEntries(
              Object.entries(emptyEmbed).map(([name, value]) => [name, fc.constant(value)]),
            ),
            title: someText(50),
            image: fc.constantFrom('', 'https://castlebots.io/a.png'),
          }),
          { maxLength: 2 },
        ),
        buttons: fc.array(
          fc.record({
            label: someText(20),
            emoji: fc.constantFrom('', '🏰'),
            does: fc.constantFrom(...buttonActions),
            style: fc.constantFrom(...buttonStyles),
            url: fc.constant('https://castlebots.io/b'),
            answer: fc.constant('Welcome'),
          }),
          { maxLength: 6 },
        ),
      }),
  },
  number: {
    field: number({ label: 'Value', min: 1, max: 9, initial: 1 }),
    wrong: 10,
    said: 'Maximum 9.',
    arbitrary: ({ initial }) =>
      fc.oneof(fc.constant(initial), fc.integer({ min: 0, max: 100_000 })),
  },
  radio: {
    field: radio({ label: 'Value', choices: choices(['a', 'A'], ['b', 'B']), initial: 'a' }),
    wrong: 'c',
    said: 'Choose one.',
    arbitrary: ({ control }) => fc.constantFrom(...control.choices.map(({ value }) => value)),
  },
  roles: {
    field: roles({ label: 'Value', least: 1, most: 3 }),
    wrong: [],
    said: 'Choose a role.',
    arbitrary: ({ control, ground }) =>
      fc.subarray([...ground.roles], { maxLength: Math.min(control.most, ground.roles.length) }),
  },
  rule: {
    field: rule({ label: 'Value', of: 'task-to-earn', ruleName: 'category', isRequired: true }),
    wrong: '',
    said: /^Choose/,
    arbitrary: ({ control, ground }) => fc.constant(ground.rules[control.of] ?? ''),
  },
  secret: {
    field: secret({ label: 'Value', least: 16, most: 128, usedFor: 'link' }),
    wrong: { value: 'too short' },
    said: 'Minimum 16 characters.',
    arbitrary: ({ control: { least, most } }) =>
      fc.record({
        value: fc.string({ minLength: least, maxLength: Math.min(most, 40) }).map(
          // Spaces at either end are not part of a secret.
          (text) => text.replaceAll(' ', '_'),
        ),
      }),
  },
  select: {
    field: select({ label: 'Value', choices: choices(['a', 'A'], ['b', 'B']), initial: 'a' }),
    wrong: 'c',
    said: 'Choose one.',
    arbitrary: ({ control }) => fc.constantFrom(...control.choices.map(({ value }) => value)),
  },
  switch: {
    field: toggle({ label: 'Value', initial: true }),
    wrong: null,
    said: 'Turn this on or off.',
    arbitrary: () => fc.boolean(),
  },
  tags: {
    field: tags({ label: 'Value', most: 3, maxLength: 3 }),
    wrong: ['long'],
    said: 'Maximum 3 characters per line.',
    arbitrary: ({ control }) =>
      fc
        .constantFrom(...tagSamples)
        .chain((some) =>
          fc.subarray(some, { minLength: 1, maxLength: Math.min(control.most, some.length) }),
        ),
  },
  text: {
    field: text({ label: 'Value', maxLength: 3 }),
    wrong: 'long',
    said: 'Maximum 3 characters.',
    // A placeholder is an example, and the only one if the text must have a certain form.
    arbitrary: ({ control }) =>
      fc.oneof(
        fc.constantFrom(
          'https://castlebots.io/a',
          control.placeholder ?? 'Keep',
          // Possible targets of a quest's task.
          'https://x.com/castlebots/status/12',
          'https://x.com/i/spaces/1vOxwAbc',
          'https://t.me/castlebots',
          'https://discord.com/channels/900000000000000001/900000000000000002/900000000000000003',
        ),
        someText(control.maxLength),
      ),
  },
  time: {
    field: time({ label: 'Value', initial: '09:00' }),
    wrong: '',
    said: /^Enter a time/,
    arbitrary: () => fc.constantFrom('00:00', '09:30', '23:59'),
  },
  timeZone: {
    field: timeZone({ label: 'Value' }),
    wrong: 'Moon',
    said: 'Choose a time zone.',
    arbitrary: () => fc.constantFrom('UTC', 'Europe/Berlin', 'America/New_York'),
  },
};
