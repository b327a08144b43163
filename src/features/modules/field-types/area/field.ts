import { asText, plainWords } from '../../engine/shape';
import { field, type Field } from '../../common-fields/field';
import { textSchema, type TextAbout } from '../text/schema';

declare module '../fieldType' {
  interface FieldTypes {
    area: { maxLength: number; tidy?: (text: string) => string };
  }
}

interface AreaAbout<Beside extends string> extends TextAbout<Beside> {
  /** Reformats the text when the user leaves the field, such as a pasted list to one entry per line. */
  tidy?: (text: string) => string;
  /** Error of a text besides its length; null if it is valid. */
  clash?: (text: string) => string | null;
}

const ofText = (judge: (text: string) => string | null) => (value: unknown) =>
  typeof value === 'string' ? judge(value) : null;

/** A text of several lines. */
export const area = <Beside extends string = never>({
  tidy,
  clash,
  ...about
}: AreaAbout<Beside>): Field<string, NoInfer<Beside>> => ({
  ...field<string, Beside>(about, {
    schema: textSchema(about),
    initial: about.initial ?? '',
    read: asText,
    control: {
      type: 'area',
      maxLength: about.maxLength,
      ...(tidy === undefined ? {} : { tidy }),
    },
    words: plainWords,
  }),
  ...(clash === undefined ? {} : { clash: ofText(clash) }),
});
