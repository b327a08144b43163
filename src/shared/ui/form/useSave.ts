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
  /** What the form holds from now on of what was saved, where that differs from what was sent. */
  held?: ((sent: Fields) => Fields) | undefined;
}

/**
 * Saves a form, one attempt at a time. Of what is wrong, here or by the server's word, the first as the
 * page reads is shown and gets the focus; what no place in the form tells of is said of the whole. What it
 * returns resolves to whether it is saved, also for whoever asks while it is being saved.
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
  // Once the fields show what is wrong with them.
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
    // What was saved is the new "unchanged"; what was typed meanwhile stays, and is unsaved.
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
