import { plural } from '@/shared/text/language';
import { listed } from '@/shared/text/listed';
import type { Variable } from '../engine/variable';
import { unknownVariables } from './fillIn';

interface UnknownVariablesProps {
  /** All texts of the preview. */
  text: string;
  variables: readonly Variable[];
}

/** Warns of names in braces that the bot will leave as they are written. */
export function UnknownVariables({ text, variables }: UnknownVariablesProps) {
  const names = unknownVariables(text, variables);
  const all = listed(names.map((name) => `{${name}}`));
  return (
    <p role="status" className="field__warning">
      {names.length === 0
        ? ''
        : plural(names.length, `Unknown variable: ${all}.`, `Unknown variables: ${all}.`)}
    </p>
  );
}
