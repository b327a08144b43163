import { oneOf, type Choice } from '../../fields/choices';
import { field } from '../../fields/field';
import type { ChoiceAbout } from '../select/field';
import { choiceWords } from '../words';
import type * as control from './Control';
import type * as example from './example';
import type * as openApi from './openApi';

declare module '../kind' {
  interface Kinds {
    radio: Parts<{ choices: readonly Choice[] }, typeof control, typeof openApi, typeof example>;
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
