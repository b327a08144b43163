import * as z from 'zod/mini';
import { plainWords } from '../engine/shape';

/** One of the values a field may have. */
export interface Choice {
  value: string;
  label: string;
  hint?: string;
  /** The beginning of its label, for a row of buttons: "Mon". */
  short?: string;
}

/** Choices out of value, label, and a line on what it means. */
export const choices = (
  ...listed: readonly (readonly [value: string, label: string, hint?: string])[]
): Choice[] =>
  listed.map(([value, label, hint]) =>
    hint === undefined ? { value, label } : { value, label, hint },
  );

/** The value of one of the choices. */
export const oneOf = (choices: readonly Choice[]) =>
  z
    .string('Choose one.')
    .check(z.refine((value) => choices.some((each) => each.value === value), 'Choose one.'));

/** The label of a choice; the value itself where it is none of them. */
export const choiceWords =
  (choices: readonly Choice[]) =>
  (value: unknown): string =>
    choices.find((choice) => choice.value === value)?.label ?? plainWords(value);
