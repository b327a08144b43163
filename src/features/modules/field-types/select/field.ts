import { asText } from '../../engine/shape';
import { choiceWords, oneOf, type Choice } from '../../common-fields/choices';
import { field, type About } from '../../common-fields/field';

declare module '../fieldType' {
  interface FieldTypes {
    select: { choices: readonly Choice[]; formerly?: Readonly<Record<string, string>> };
  }
}

/** What a field for one of several takes. */
export interface ChoiceAbout<Beside extends string> extends About<Beside> {
  choices: readonly Choice[];
  initial: string;
}

interface SelectAbout<Beside extends string> extends ChoiceAbout<Beside> {
  /** Choices that are gone, with the one that stored values which still hold them are read as. */
  formerly?: Readonly<Record<string, string>>;
}

/** One of several, from a list that opens. */
export const select = <Beside extends string = never>({
  choices,
  initial,
  formerly,
  ...about
}: SelectAbout<Beside>) =>
  field<string, Beside>(about, {
    schema: oneOf(choices),
    initial,
    read: asText,
    isShort: true,
    control: { type: 'select', choices, ...(formerly === undefined ? {} : { formerly }) },
    words: choiceWords(choices),
  });
