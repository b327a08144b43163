import { useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { Failure } from '@/shared/api/envelope';

const WHAT_NOW = 'Save again to replace that version, or discard your changes to see it.';

/** A refused save, kept until the form has a version. */
interface Waiting {
  version: number;
  go: () => void;
}

/**
 * The version a form was made from, while the edited object is refetched repeatedly. A form without unsaved changes
 * follows the newest version. One with unsaved changes keeps its version, so the server refuses to save it if another
 * user has changed the same object.
 *
 * @param version newest version read; it increases with each save
 * @param values newest values read
 */
export function useFormVersion<Fields extends FieldValues, Output>(
  form: UseFormReturn<Fields, unknown, Output>,
  version: number,
  values: () => Fields,
) {
  const { isDirty } = form.formState;
  /** The version that the next save is based on. */
  const base = useRef(version);
  /** The version of the form's saved values, which discarding restores. */
  const shown = useRef(version);
  const read = useRef({ version, values });
  const isTaking = useRef(false);
  const waiting = useRef<Waiting[]>([]);
  useEffect(() => {
    read.current = { version, values };
  });
  useEffect(() => {
    if (isDirty && isTaking.current && version !== base.current) {
      base.current = version;
      isTaking.current = false;
    }
    if (isDirty || version <= shown.current) return;
    form.reset(read.current.values());
    base.current = version;
    shown.current = version;
    isTaking.current = false;
  }, [form, isDirty, version]);
  useEffect(() => {
    const ready = waiting.current.filter((one) => one.version <= version);
    waiting.current = waiting.current.filter((one) => one.version > version);
    for (const { go } of ready) go();
  }, [version]);
  useEffect(
    () => () => {
      for (const { go } of waiting.current) go();
      waiting.current = [];
    },
    [],
  );
  /**
   * Resolves once the form has rendered with this version, or is gone. A query's response arrives before its render.
   */
  const rendered = (wanted: number) =>
    new Promise<void>((go) => {
      if (read.current.version >= wanted) go();
      else waiting.current.push({ version: wanted, go });
    });
  const takeNext = () => {
    isTaking.current = read.current.version === base.current;
    base.current = read.current.version;
  };
  return {
    /** The version to send with a save. */
    current: () => base.current,
    /** Called after a save whose answer has a version. */
    saved: (now: number) => {
      base.current = now;
      shown.current = now;
    },
    /** Called after a save whose answer has no version: the next one that is read counts. */
    savedUnseen: takeNext,
    /**
     * Maps a refusal to the failure that the form shows. After a conflict the next save is based on the version read by
     * then, and the input is kept.
     *
     * @param readAgain resolves with the version it read, or undefined if it couldn't read one
     */
    refused: async (
      failure: Failure,
      readAgain: () => PromiseLike<number | undefined>,
    ): Promise<Failure> => {
      const isConflict = failure.status === 409 && !failure.errors?.length;
      if (!isConflict) return failure;
      takeNext();
      const found = await readAgain();
      if (found !== undefined) {
        await rendered(found);
        base.current = read.current.version;
        isTaking.current = false;
      }
      return { ...failure, message: `${failure.message} ${WHAT_NOW}` };
    },
  };
}
