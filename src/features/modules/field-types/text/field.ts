import { asText, plainWords } from '../../engine/shape';
import { field } from '../../common-fields/field';
import { textSchema, type TextAbout } from './schema';

declare module '../fieldType' {
  interface FieldTypes {
    text: { maxLength: number; placeholder?: string; tidy?: (typed: string) => string };
  }
}

/** Longer texts need the whole line to be read at a glance. */
const SHORT_TEXT = 64;

/** One line. */
export const text = <Beside extends string = never>(about: TextAbout<Beside>) =>
  field<string, Beside>(about, {
    schema: textSchema(about),
    initial: about.initial ?? '',
    read: asText,
    isShort: about.maxLength <= SHORT_TEXT,
    control: {
      type: 'text',
      maxLength: about.maxLength,
      ...(about.placeholder === undefined ? {} : { placeholder: about.placeholder }),
    },
    words: plainWords,
  });
