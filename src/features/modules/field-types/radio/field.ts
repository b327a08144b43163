import { asText } from '../../engine/shape';
import { choiceWords, oneOf, type Choice } from '../../common-fields/choices';
import { field } from '../../common-fields/field';
import type { ChoiceAbout } from '../select/field';

declare module '../fieldType' {
  interface FieldTypes {
    radio: { choices: readonly Choice[] };
  }
}

/** One of a few, all in sight. */
export const radio = <Beside extends string = never>({
  choices,
  initial,
  ...about
}: ChoiceAbout<Beside>) =>
  field<string, Beside>(about, {
    schema: oneOf(choices),
    initial,
    read: asText,
    control: { type: 'radio', choices },
    words: choiceWords(choices),
  });
