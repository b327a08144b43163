import { useCallback, useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { selectViewer } from '@/features/identity/session/viewerSlice';
import { localStore, sessionStore } from '@/shared/storage/storage';
import { FIELD_PARAM } from '../engine/addresses';
import { withoutTypedSecrets } from '../engine/secrets';
import type { FieldSet } from '../common-fields/field';
import { draftAt, draftStorageKey } from './draftAt';
import { keptDraftAt, keptStorageKey } from './keptDrafts';
import type { FormShape } from './moduleForm';

interface DraftOptions {
  /** Identifies the form: server, module, rule. */
  key: string;
  fields: FieldSet;
  form: UseFormReturn<FormShape, unknown, FormShape>;
  /** Whether typed values are worth keeping. */
  isOn: boolean;
  /** The package lacks the module: the draft is stored on this device, also for a later visit. */
  isLocked?: boolean;
  /** The version that the form is based on. */
  version?: number;
}

export interface DraftControl {
  /** Origin of a restored draft; null for none. */
  taken: 'visit' | 'device' | null;
  /** The version that the form, or the draft in it, is based on. */
  version: number;
  /** Stores the values of the form, changed or not. */
  keep: () => void;
  /** Deletes the draft, after a save. */
  drop: () => void;
}

/**
 * Stores unsaved values for the length of a visit: across reloads, and across a sign-in that became
 * necessary (reliability E11). For a module outside of the package, they are stored on the device,
 * because they can be saved only after a purchase. Secrets are left out and have to be typed again.
 * An account never sees the draft of another account.
 */
export function useDraft(options: DraftOptions): DraftControl {
  const { key, fields, form, isOn, isLocked = false, version = 0 } = options;
  const { id } = useSelector(selectViewer);
  const { pathname, search } = useLocation();
  const kept = keptStorageKey(id, key);
  const [draft] = useState(() => (isOn ? earlier({ key, kept, by: id, fields }) : null));
  const stored = isLocked || draft?.at === 'device' ? kept : null;
  const from = draft?.version ?? version;
  const write = useRef<(shape: FormShape) => void>(() => undefined);
  useEffect(() => {
    write.current = ({ enabled, values }) => {
      const own = { enabled, values: withoutTypedSecrets(fields, values), by: id };
      if (stored === null) sessionStore.set(draftStorageKey(key), JSON.stringify(own));
      else {
        const address = `${pathname}${withoutField(search)}`;
        localStore.set(stored, JSON.stringify({ ...own, version: from, address }));
      }
    };
  }, [key, fields, stored, from, id, pathname, search]);
  const drop = useCallback(() => {
    sessionStore.remove(draftStorageKey(key));
    if (stored !== null) localStore.remove(stored);
  }, [key, stored]);
  const hadChanges = useRef(false);
  useEffect(() => {
    if (!isOn) return undefined;
    return form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty = false }) => {
        if (isDirty) write.current(values);
        // A template stored by a press has no changes: rendering its form must not delete it.
        else if (hadChanges.current || stored === null) drop();
        hadChanges.current = isDirty;
      },
    });
  }, [form, stored, drop, isOn]);
  // After the subscription, which notes whether the draft differs from the initial values.
  useEffect(() => {
    if (draft)
      form.reset({ enabled: draft.enabled, values: draft.values }, { keepDefaultValues: true });
  }, [draft, form]);
  const keep = useCallback(() => write.current(form.getValues()), [form]);
  return { taken: draft?.at ?? null, version: from, keep, drop };
}

/** The query without the field that the form was opened at. */
function withoutField(search: string): string {
  const params = new URLSearchParams(search);
  params.delete(FIELD_PARAM);
  return params.size === 0 ? '' : `?${params.toString()}`;
}

interface Place {
  key: string;
  kept: string | null;
  by: string | null;
  fields: FieldSet;
}

/**
 * An earlier draft. One stored on the device is never older than that of the visit. Drafts once
 * contained secrets: such a draft is stored again without them.
 */
function earlier({ key, kept, by, fields }: Place) {
  const onDevice = keptDraftAt(kept);
  if (onDevice) return { ...onDevice, at: 'device' as const };
  const draft = draftAt(key);
  if (!draft) return null;
  const stored = draftStorageKey(key);
  if (draft.by !== undefined && draft.by !== by) {
    sessionStore.remove(stored);
    return null;
  }
  const clean = { ...draft, values: withoutTypedSecrets(fields, draft.values) };
  const text = JSON.stringify(clean);
  if (text !== JSON.stringify(draft)) sessionStore.set(stored, text);
  return { ...clean, at: 'visit' as const, version: undefined };
}
