import * as z from 'zod/mini';

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
