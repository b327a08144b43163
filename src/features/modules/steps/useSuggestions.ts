import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Suggest } from '../engine/newRule';
import { valueAt } from '../engine/paths';
import { type Rule, ruleName } from '../engine/moduleState';
import type { FormShape } from '../screens/moduleForm';

/** Fills in suggestions where fields are empty, or still hold the earlier suggestion. */
export function useSuggestions(
  form: UseFormReturn<FormShape>,
  suggest: Suggest | null,
  rules: readonly Rule[],
): void {
  const { getValues, setValue, getFieldState, subscribe } = form;
  useEffect(() => {
    if (!suggest) return undefined;
    const taken = new Set(rules.map((rule) => ruleName(rule).trim().toLowerCase()));
    const isFree = (name: string) => !taken.has(name.toLowerCase());
    let before = suggest(getValues('values'), isFree);
    return subscribe({
      formState: { values: true },
      callback: ({ values: { values } }) => {
        const was = before;
        const now = suggest(values, isFree);
        before = now;
        for (const [name, value] of Object.entries(now)) {
          const held = valueAt(values, name);
          if (was[name] === value || (held !== was[name] && held !== '')) continue;
          const path = `values.${name}` as const;
          setValue(path, value, {
            shouldDirty: true,
            shouldValidate: getFieldState(path).invalid,
          });
        }
      },
    });
  }, [suggest, rules, getValues, setValue, getFieldState, subscribe]);
}
