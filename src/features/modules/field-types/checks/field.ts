import { plural } from '@/shared/text/language';
import * as z from 'zod/mini';
import { asTexts } from '../../engine/shape';
import { oneOf, type Choice } from '../../common-fields/choices';
import { field, type About } from '../../common-fields/field';

declare module '../fieldType' {
  interface FieldTypes {
    checks: { choices: readonly Choice[] };
  }
}

interface ChecksAbout<Beside extends string> extends About<Beside> {
  choices: readonly Choice[];
  initial: readonly string[];
  /** How many must be ticked at least. */
  least?: number;
  /** Choices there were once: values that still hold them are read without them. */
  retired?: readonly string[];
}

/** A schema that drops choices there are no longer before it checks the rest. */
const without = (retired: readonly string[], schema: z.ZodMiniType<string[], string[]>) =>
  retired.length === 0
    ? schema
    : z.pipe(
        z.transform((value: unknown) =>
          Array.isArray(value) ? value.filter((each) => !retired.includes(each)) : value,
        ),
        z.pipe(z.custom<string[]>(), schema),
      );

/** Any number of several. */
export const checks = <Beside extends string = never>({
  choices,
  initial,
  least = 0,
  retired = [],
  ...about
}: ChecksAbout<Beside>) =>
  field<readonly string[], Beside>(about, {
    schema: without(
      retired,
      z.array(oneOf(choices), 'Choose from the list.').check(
        z.refine((list) => new Set(list).size === list.length, 'Choose each only once.'),
        z.minLength(least, plural(least, 'Choose at least one.', `Choose at least ${least}.`)),
      ),
    ),
    initial: [...initial],
    read: asTexts,
    control: { type: 'checks', choices },
    words: (value) =>
      choices
        .filter((choice) => Array.isArray(value) && value.includes(choice.value))
        .map(({ label }) => label)
        .join(', '),
  });
