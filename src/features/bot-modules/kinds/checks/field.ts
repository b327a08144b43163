import * as z from 'zod/mini';
import { oneOf, type Choice } from '../../fields/choices';
import { field, type About } from '../../fields/field';
import type * as control from './Control';
import type * as example from './example';
import type * as openApi from './openApi';

declare module '../kind' {
  interface Kinds {
    checks: Parts<{ choices: readonly Choice[] }, typeof control, typeof openApi, typeof example>;
  }
}

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
    words: (value) =>
      choices
        .filter((choice) => Array.isArray(value) && value.includes(choice.value))
        .map(({ label }) => label)
        .join(', '),
  });
