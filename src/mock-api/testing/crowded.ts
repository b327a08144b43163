import * as fc from 'fast-check';
import type { ModuleSpec } from '@/features/modules/engine/defineModule';
import { isValues } from '@/features/modules/engine/paths';
import type { Field, FieldSet, Values } from '@/features/modules/common-fields/field';
import { buttonActions, buttonStyles, emptyEmbed } from '@/features/modules/common-fields/message';
import { messageLimits } from '@/shared/discord/limits';

/** A text of any length up to one, often of just that. */
const letters = (most: number) =>
  fc.oneof(fc.integer({ min: 1, max: most }), fc.constant(most)).map((count) => 'm'.repeat(count));

const { content, title, buttonLabel, answer } = messageLimits;

const button = fc.record({
  label: letters(buttonLabel),
  emoji: fc.constantFrom('', '🏰'),
  does: fc.constantFrom(...buttonActions),
  style: fc.constantFrom(...buttonStyles),
  url: fc.constant('https://castlebots.io/b'),
  answer: letters(answer),
});

/** A message with many buttons and long texts. */
const longMessage: fc.Arbitrary<unknown> = fc.record({
  content: letters(content),
  embeds: fc.array(
    fc
      .record({ title: letters(title), description: letters(1000), footer: letters(500) })
      .map((texts) => Object.assign({}, emptyEmbed, texts)),
    { maxLength: 4 },
  ),
  // Whole rows, and one more.
  buttons: fc
    .constantFrom(0, 1, 5, 15, 20, 21, 25)
    .chain((count) => fc.array(button, { minLength: count, maxLength: count })),
});

/** Emoji that differ, by their place in a list. */
const emojiAt = (place: number) => String.fromCodePoint(0x1_f6_00 + place);

/** Random decisions on how full a form becomes. */
interface Dice {
  /** One decision for each field, so that all items of a list have it filled up, or none. */
  isFull: (field: string) => boolean;
  message: () => unknown;
}

function fillUp(fields: FieldSet, values: Values, dice: Dice, place = 0): Values {
  const all = Object.entries(fields).map(([name, field]) => [
    name,
    dice.isFull(name) ? full(name, field, values[name], dice, place) : values[name],
  ]);
  return Object.fromEntries(all);
}

function full(
  name: string,
  { control, schema }: Field,
  value: unknown,
  dice: Dice,
  place: number,
): unknown {
  if (control.type === 'message') return dice.message();
  if (control.type === 'emoji') return emojiAt(place);
  if (control.type === 'text' || control.type === 'area') {
    const long = 'm'.repeat(control.maxLength);
    return schema.safeParse(long).success ? long : value;
  }
  if (control.type !== 'list' || !Array.isArray(value) || value.length === 0) return value;
  const count = dice.isFull(`${name}.count`) ? control.most : value.length;
  return Array.from({ length: count }, (_, index) => {
    const item: unknown = value[index % value.length];
    return isValues(item) ? fillUp(control.fields, item, dice, index) : item;
  });
}

/**
 * Values in which texts are as long, messages as crowded and lists as full as the schema lets them be. Two in
 * three fields of random values are filled up; what the schema refuses then is left out.
 */
export const crowdedValues = (
  { fields, schema }: ModuleSpec,
  values: fc.Arbitrary<Values>,
): fc.Arbitrary<Values> =>
  fc
    .tuple(
      values,
      fc.array(fc.constantFrom(true, true, false), { minLength: 61, maxLength: 61 }),
      fc.array(longMessage, { minLength: 4, maxLength: 4 }),
    )
    .map(([random, decisions, messages]) => {
      let made = 0;
      const next = <T>(all: readonly T[]): T | undefined => all[made++ % all.length];
      const decided = new Map<string, boolean>();
      return fillUp(fields, random, {
        isFull: (name) => {
          const isFull = decided.get(name) ?? next(decisions) === true;
          decided.set(name, isFull);
          return isFull;
        },
        message: () => next(messages),
      });
    })
    .filter((crowded) => schema.safeParse(crowded).success);
