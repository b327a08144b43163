import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { sessionStore } from '@/shared/storage/storage';
import { draftAt, draftPlace } from './draftAt';
import type { FormShape } from './moduleForm';

/**
 * Keeps what is typed and not yet saved for the length of a visit: over a reload, and over a sign-in that
 * became necessary in between (reliability E11). Nothing secret is typed into these forms.
 *
 * @param key names the form among all: server, module, rule
 * @returns whether an earlier draft was taken up
 */
export function useDraft(
  key: string,
  form: UseFormReturn<FormShape, unknown, FormShape>,
  isOn: boolean,
): boolean {
  const stored = draftPlace(key);
  const [draft] = useState(() => (isOn ? draftAt(key) : null));
  useEffect(() => {
    if (draft) form.reset(draft, { keepDefaultValues: true });
  }, [draft, form]);
  useEffect(() => {
    if (!isOn) return undefined;
    return form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => {
        if (isDirty === true) sessionStore.set(stored, JSON.stringify(values));
        else sessionStore.remove(stored);
      },
    });
  }, [form, stored, isOn]);
  return draft !== null;
}
