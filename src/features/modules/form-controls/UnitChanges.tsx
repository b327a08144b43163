import { useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { useUndoInForm } from '@/shared/ui/form/useUndoInForm';
import { counted } from '@/shared/text/language';
import { labelAt, valueAt, valuesAt } from '../engine/paths';
import { amountsToClear } from '../engine/unitFields';
import type { FieldSet } from '../common-fields/field';

const ROOT = 'values.';

/**
 * Clears the amounts of a form when the field that gives their currency is changed by hand, announces it, and offers
 * to undo both. Templates, drafts and imports bring amounts and currency together and are left alone.
 */
export function UnitChanges({ fields }: { fields: FieldSet }) {
  const { getValues, setValue, subscribe } = useFormContext();
  const offer = useUndoInForm();
  const before = useRef<unknown>(null);
  useEffect(() => {
    before.current = structuredClone(getValues());
    return subscribe({
      formState: { values: true },
      callback: ({ name, type, values }) => {
        const was = before.current;
        before.current = values;
        if (type !== 'change' || name?.startsWith(ROOT) !== true) return;
        const held = valueAt(was, name);
        const filled = amountsToClear(
          fields,
          valuesAt(values, ROOT),
          name.slice(ROOT.length),
          held,
        ).filter((path) => valueAt(values, `${ROOT}${path}`) !== '');
        if (filled.length === 0) return;
        const put = (path: string, value: unknown) =>
          setValue(path, value, { shouldDirty: true, shouldTouch: false });
        const amounts = filled.map(
          (path) => [`${ROOT}${path}`, valueAt(values, `${ROOT}${path}`)] as const,
        );
        for (const [path] of amounts) put(path, '');
        const changed = labelAt(fields, name.slice(ROOT.length)) ?? 'Currency';
        offer(`${changed} changed: ${counted(amounts.length, 'amount')} cleared`, () => {
          put(name, held);
          for (const [path, value] of amounts) put(path, value);
        });
      },
    });
  }, [fields, getValues, offer, setValue, subscribe]);
  return null;
}
