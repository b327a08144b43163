import { useCallback, useMemo, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { mapSecrets } from '../engine/secrets';
import { valueAt } from '../engine/paths';
import type { FieldSet, Values } from '../common-fields/field';
import { isStoredSecret, isTypedSecret, type StoredSecret } from '../field-types/secret/secret';
import type { FormShape } from './moduleForm';

/**
 * After a save, puts the ids of stored secrets in the place of those that were typed: a form forgets a secret as
 * soon as the server has it.
 */
export function useSavedSecrets(
  fields: FieldSet,
  form: UseFormReturn<FormShape, unknown, FormShape>,
) {
  /** What was typed, and what the server stored it as; items may move while a save is under way. */
  const stored = useRef<{ typed: string; as: StoredSecret }[]>([]);
  const note = useCallback(
    (sent: Values, saved: Values | null | undefined) => {
      stored.current = [];
      mapSecrets(fields, sent, ({ value, path }) => {
        const as = valueAt(saved, path);
        if (isTypedSecret(value) && isStoredSecret(as))
          stored.current.push({ typed: value.value, as });
        return value;
      });
    },
    [fields],
  );
  const held = useCallback(
    (sent: FormShape): FormShape => {
      const replaced = (values: Values, onReplaced: (path: string, as: StoredSecret) => void) => {
        const left = [...stored.current];
        return mapSecrets(fields, values, ({ value, path }) => {
          if (!isTypedSecret(value)) return value;
          const index = left.findIndex(({ typed }) => typed === value.value);
          const found = left[index];
          if (!found) return value;
          left.splice(index, 1);
          onReplaced(path, found.as);
          return found.as;
        });
      };
      replaced(form.getValues('values'), (path, as) => form.setValue(`values.${path}`, as));
      const values = replaced(sent.values, () => undefined);
      stored.current = [];
      return { ...sent, values };
    },
    [fields, form],
  );
  return useMemo(() => ({ note, held }), [note, held]);
}
