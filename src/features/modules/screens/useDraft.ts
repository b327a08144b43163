import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { sessionStore } from '@/shared/storage/storage';
import { withoutTypedSecrets } from '../engine/secrets';
import type { FieldSet } from '../common-fields/field';
import { draftAt, draftStorageKey } from './draftAt';
import type { FormShape } from './moduleForm';

/**
 * Keeps what is typed and not yet saved for the length of a visit: over a reload, and over a sign-in that
 * became necessary in between (reliability E11). Secrets are left out and have to be typed again.
 *
 * @param key names the form among all: server, module, rule
 * @returns whether an earlier draft was taken up
 */
export function useDraft(
  key: string,
  fields: FieldSet,
  form: UseFormReturn<FormShape, unknown, FormShape>,
  isOn: boolean,
): boolean {
  const stored = draftStorageKey(key);
  const [draft] = useState(() => (isOn ? cleanDraft(key, fields) : null));
  useEffect(() => {
    if (draft) form.reset(draft, { keepDefaultValues: true });
  }, [draft, form]);
  useEffect(() => {
    if (!isOn) return undefined;
    return form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => {
        if (isDirty === true) sessionStore.set(stored, textOf(values, fields));
        else sessionStore.remove(stored);
      },
    });
  }, [form, fields, stored, isOn]);
  return draft !== null;
}

const textOf = (draft: FormShape, fields: FieldSet) =>
  JSON.stringify({ ...draft, values: withoutTypedSecrets(fields, draft.values) });

/** An earlier draft. Drafts once held secrets: such a draft is stored again without them. */
function cleanDraft(key: string, fields: FieldSet): FormShape | null {
  const draft = draftAt(key);
  if (!draft) return null;
  const text = textOf(draft, fields);
  if (text !== JSON.stringify(draft)) sessionStore.set(draftStorageKey(key), text);
  return { ...draft, values: withoutTypedSecrets(fields, draft.values) };
}
