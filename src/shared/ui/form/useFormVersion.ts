import { useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * The version a form was made from, while what it edits is read again and again. A form without unsaved
 * changes follows what is read. One with unsaved changes keeps its version, so the server refuses to save it if someone
 * else has changed the same thing.
 *
 * @param version of what is read now
 * @param values of what is read now
 * @returns `current` is what a save is made from; `takeNext` makes the next version that is read count, whatever is
 * typed: after a conflict that the form tells of, or a save whose answer tells no version
 */
export function useFormVersion<Fields extends FieldValues, Output>(
  form: UseFormReturn<Fields, unknown, Output>,
  version: number,
  values: () => Fields,
) {
  const base = useRef(version);
  const isTaking = useRef(false);
  const { isDirty } = form.formState;
  const read = useRef(values);
  useEffect(() => {
    read.current = values;
  });
  useEffect(() => {
    if (version === base.current || (isDirty && !isTaking.current)) return;
    base.current = version;
    isTaking.current = false;
    if (!isDirty) form.reset(read.current());
  }, [form, isDirty, version]);
  return {
    current: () => base.current,
    /** After a save whose answer tells the version. */
    saved: (now: number) => {
      base.current = now;
    },
    takeNext: () => {
      isTaking.current = true;
    },
  };
}
