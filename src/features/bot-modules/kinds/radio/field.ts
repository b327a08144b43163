import { oneOf, type Choice } from '../../fields/choices';
import { field } from '../../fields/field';
import type { ChoiceAbout } from '../select/field';
import { choiceWords } from '../words';

declare module '../kind' {
  interface Kinds {
    radio: { choices: readonly Choice[] };
  }
}

/** One of a few, all in sight. */
export const radio = ({ choices, initial, ...about }: ChoiceAbout) =>
  field<string>(about, {
    schema: oneOf(choices),
    initial,
    control: { kind: 'radio', choices },
    words: choiceWords(choices),
  });
