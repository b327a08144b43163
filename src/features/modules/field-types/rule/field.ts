import * as z from 'zod/mini';
import { withArticle } from '@/shared/text/article';
import { asText, plainWords } from '../../engine/shape';
import { field, type About } from '../../common-fields/field';

declare module '../fieldType' {
  interface FieldTypes {
    rule: { of: string; ruleName: string };
  }
}

interface RuleAbout<Beside extends string> extends About<Beside> {
  /** Slug of the module whose rules are offered. */
  of: string;
  /** What one of them is called: "category". */
  ruleName: string;
  isRequired?: boolean;
}

/** A rule of another module; empty for none. */
export const rule = <Beside extends string = never>({
  of,
  ruleName,
  isRequired = false,
  ...about
}: RuleAbout<Beside>) =>
  field<string, Beside>(about, {
    schema: z
      .string(`Choose ${withArticle(ruleName)}.`)
      .check(
        z.maxLength(64),
        ...(isRequired ? [z.minLength(1, `Choose ${withArticle(ruleName)}.`)] : []),
      ),
    initial: '',
    read: asText,
    isShort: true,
    control: { type: 'rule', of, ruleName },
    words: plainWords,
  });
