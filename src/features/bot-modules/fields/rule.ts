import * as z from 'zod/mini';
import { field, type About } from './field';

interface RuleAbout extends About {
  /** Slug of the module whose rules are offered. */
  of: string;
  /** What one of them is called: "category". */
  ruleName: string;
  isRequired?: boolean;
}

/** A rule of another module; empty for none. */
export const rule = ({ of, ruleName, isRequired = false, ...about }: RuleAbout) =>
  field<string>(about, {
    schema: z
      .string(`Choose a ${ruleName}.`)
      .check(z.maxLength(64), ...(isRequired ? [z.minLength(1, `Choose a ${ruleName}.`)] : [])),
    initial: '',
    control: { kind: 'rule', of, ruleName },
  });
