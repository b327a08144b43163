import * as z from 'zod/mini';
import { counted } from '@/shared/text/counted';
import { field, type About, type Choice } from './field';

/** Characters as Discord counts them: by code point. */
const atMost = (most: number) =>
  z.refine<string>((text) => Array.from(text).length <= most, `At most ${most} characters.`);
/** A text that only looks filled is empty. */
const filled = z.refine<string>((value) => value.trim() !== '', 'Fill this in.');

interface TextAbout extends About {
  maxLength: number;
  isRequired?: boolean;
  initial?: string;
  placeholder?: string;
  /** What it must look like beyond its length, and what is said when it does not. */
  pattern?: { test: RegExp; message: string };
}

const textSchema = ({ maxLength, isRequired = false, pattern }: TextAbout) =>
  z
    .string('Must be text.')
    .check(
      ...(isRequired ? [filled] : []),
      atMost(maxLength),
      ...(pattern
        ? [z.refine<string>((value) => value === '' || pattern.test.test(value), pattern.message)]
        : []),
    );

/** One line. */
export const text = (about: TextAbout) =>
  field<string>(about, {
    schema: textSchema(about),
    initial: about.initial ?? '',
    control: {
      kind: 'text',
      maxLength: about.maxLength,
      ...(about.placeholder === undefined ? {} : { placeholder: about.placeholder }),
    },
  });

/** Several lines. */
export const area = (about: TextAbout) =>
  field<string>(about, {
    schema: textSchema(about),
    initial: about.initial ?? '',
    control: { kind: 'area', maxLength: about.maxLength },
  });

interface NumberAbout extends About {
  min: number;
  max: number;
  initial: number;
  unit?: string;
  /** Fractions are taken; whole numbers otherwise. */
  isFraction?: boolean;
}

/** A number that is counted or measured, never money. */
export const number = ({ min, max, initial, unit, isFraction = false, ...about }: NumberAbout) =>
  field<number>(about, {
    schema: z
      .number('Enter a number.')
      .check(
        z.minimum(min, `At least ${min}.`),
        z.maximum(max, `At most ${max}.`),
        ...(isFraction ? [] : [z.refine(Number.isInteger, 'A whole number.')]),
      ),
    initial,
    control: { kind: 'number', ...(unit === undefined ? {} : { unit }) },
  });

interface AmountAbout extends About {
  unit: string;
  /** Digits after the point the unit has: 9 for SOL. */
  decimals: number;
  initial: string;
  /** Zero is no amount. */
  isPositive?: boolean;
}

/** Money and tokens: decimal text, exact, never a float. */
export const amount = ({ unit, decimals, initial, isPositive = false, ...about }: AmountAbout) =>
  field<string>(about, {
    schema: z
      .string('Enter an amount.')
      .check(
        z.regex(
          new RegExp(`^\\d{1,12}(\\.\\d{1,${decimals}})?$`),
          `An amount of ${unit}, such as 0.25, with at most ${counted(decimals, 'decimal')}.`,
        ),
        ...(isPositive ? [z.refine<string>((value) => /[1-9]/.test(value), 'More than 0.')] : []),
      ),
    initial,
    control: { kind: 'amount', unit },
  });

/** On or off. */
export const toggle = ({ initial, ...about }: About & { initial: boolean }) =>
  field<boolean>(about, {
    schema: z.boolean('On or off.'),
    initial,
    control: { kind: 'switch' },
  });

interface ChoiceAbout extends About {
  choices: readonly Choice[];
  initial: string;
}

const oneOf = (choices: readonly Choice[]) =>
  z
    .string('Choose one.')
    .check(z.refine((value) => choices.some((each) => each.value === value), 'Choose one.'));

/** One of several, from a list that opens. */
export const select = ({ choices, initial, ...about }: ChoiceAbout) =>
  field<string>(about, {
    schema: oneOf(choices),
    initial,
    control: { kind: 'select', choices },
  });

/** One of a few, all in sight. */
export const radio = ({ choices, initial, ...about }: ChoiceAbout) =>
  field<string>(about, { schema: oneOf(choices), initial, control: { kind: 'radio', choices } });

interface ChecksAbout extends About {
  choices: readonly Choice[];
  initial: readonly string[];
  /** How many must be ticked at least. */
  least?: number;
}

/** Any number of several. */
export const checks = ({ choices, initial, least = 0, ...about }: ChecksAbout) =>
  field<string[]>(about, {
    schema: z.array(oneOf(choices), 'Choose from the list.').check(
      z.refine((list) => new Set(list).size === list.length, 'Each at most once.'),
      z.minLength(least, least === 1 ? 'Choose at least one.' : `Choose at least ${least}.`),
    ),
    initial: [...initial],
    control: { kind: 'checks', choices },
  });

/** Choices out of value, label, and a line on what it means. */
export const choices = (
  ...listed: readonly (readonly [value: string, label: string, hint?: string])[]
): Choice[] =>
  listed.map(([value, label, hint]) =>
    hint === undefined ? { value, label } : { value, label, hint },
  );
