import { field, type Values } from '../../fields/field';
import { textSchema, type TextAbout } from '../text/schema';
import { plainWords } from '../words';

declare module '../kind' {
  interface Kinds {
    area: { maxLength: number; tidy?: (text: string) => string };
  }
}

interface AreaAbout extends TextAbout {
  /** The same text in order, as it is written once the field is left: a pasted list with an entry a line. */
  tidy?: (text: string) => string;
  /** What is wrong with a text beyond its length; null where nothing is. */
  clash?: (text: string) => string | null;
  /** What a text may do that one does not expect, given the values beside it. */
  caution?: (text: string, beside: Values) => string | null;
}

const ofText =
  (judge: (text: string, beside: Values) => string | null) => (value: unknown, beside: Values) =>
    typeof value === 'string' ? judge(value, beside) : null;

/** Several lines. */
export const area = ({ tidy, clash, caution, ...about }: AreaAbout) => ({
  ...field<string>(about, {
    schema: textSchema(about),
    initial: about.initial ?? '',
    control: {
      kind: 'area',
      maxLength: about.maxLength,
      ...(tidy === undefined ? {} : { tidy }),
    },
    words: plainWords,
  }),
  ...(clash === undefined ? {} : { clash: ofText(clash) }),
  ...(caution === undefined
    ? {}
    : {
        // A text that is refused has its error.
        caution: ofText((text, beside) => (clash?.(text) ? null : caution(text, beside))),
      }),
});
