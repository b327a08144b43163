import {
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type FormEvent,
  type RefObject,
} from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { Failure } from '@/shared/api/envelope';
import { errorsOf } from './errorsOf';
import { coversPath, showField, invalidFieldsIn } from './fieldElements';
import { showFailure, type Refusal } from './showFailure';

interface Options<Fields extends FieldValues, Output> {
  form: UseFormReturn<Fields, unknown, Output>;
  root: RefObject<HTMLFormElement | null>;
  onSubmit: (values: Output) => Promise<Failure | undefined>;
  nameOf: (path: string) => string | undefined;
  /** Maps the sent values to those the form keeps after a save, if they differ. */
  held?: ((sent: Fields) => Fields) | undefined;
}

/**
 * Saves a form, one attempt at a time. The first error in reading order, from validation or from the server, is shown
 * and focused; errors without a field are shown for the whole form. The returned function resolves to whether it is
 * saved, also for calls during a running save.
 */
export function useSave<Fields extends FieldValues, Output>({
  form,
  root,
  onSubmit,
  nameOf,
  held,
}: Options<Fields, Output>) {
  const running = useRef<Promise<boolean> | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const newestNameOf = useEffectEvent(nameOf);
  // After the fields show their errors.
  useEffect(() => {
    if (refusal === null) return;
    const troubled = invalidFieldsIn(root.current);
    const untold = refusal.errors
      .filter(({ path }) => !troubled.some((place) => coversPath(place, path)))
      .map(({ path, message }) => {
        const name = newestNameOf(path);
        return name === undefined ? message : `${name}: ${message}`;
      });
    const words = [refusal.said, ...untold].join(' ').trim();
    if (words !== '') form.setError('root.server', { type: 'server', message: words });
    if (troubled[0]) showField(troubled[0]);
  }, [refusal, form, root]);

  const attempt = async (event?: FormEvent): Promise<boolean> => {
    let saved: Fields | undefined;
    let refused: Refusal | null = null;
    const submit = form.handleSubmit(
      async (values) => {
        const sent = structuredClone(form.getValues());
        const failure = await onSubmit(values);
        if (failure === undefined) saved = sent;
        else refused = showFailure(form, failure);
      },
      (errors) => {
        refused = { errors: errorsOf(errors), said: '' };
      },
    );
    await submit(event);
    // The saved values become the new defaults; text typed during the save stays, and is unsaved.
    if (saved)
      form.reset(held?.(saved) ?? saved, { keepValues: true, keepIsSubmitSuccessful: true });
    setRefusal(refused);
    return saved !== undefined;
  };
  const newest = useRef(attempt);
  useEffect(() => {
    newest.current = attempt;
  });
  return useCallback((event?: FormEvent) => {
    event?.preventDefault();
    running.current ??= newest.current(event).finally(() => {
      running.current = null;
    });
    return running.current;
  }, []);
}
