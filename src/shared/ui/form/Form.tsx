import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { FormProvider, type FieldValues, type UseFormReturn } from 'react-hook-form';
import type { Failure } from '@/shared/api/envelope';
import './form.scss';
import { SurroundingFormContext } from './formContext';
import { useSave } from './useSave';

interface FormProps<Fields extends FieldValues, Output> {
  form: UseFormReturn<Fields, unknown, Output>;
  /** Saves. A returned failure is shown at its fields or in the save bar; typed input is kept. */
  onSubmit: (values: Output) => Promise<Failure | undefined>;
  /** Its fields, with a `<SaveBar>` at their end. */
  children: ReactNode;
  /** Names the form for screen readers. */
  label: string;
  /** Label of a value that has no visible field. */
  nameOf?: (path: string) => string | undefined;
  /**
   * Called after a save: maps the sent values to those the form keeps, such as without a secret that is no longer
   * shown. It may change the form's values.
   */
  held?: ((sent: Fields) => Fields) | undefined;
  /** Instead of saving: continues to the next of several steps. */
  onStep?: (() => void) | undefined;
}

const nameless = () => undefined;

/** Loaded later, because it is not needed before the first press. */
function watchPresses(): () => void {
  let isThere = true;
  let stop = () => {};
  void import('./press').then(
    (presses) => {
      if (isThere) stop = presses.watchPresses();
    },
    // The code can't be fetched: at worst a press is lost.
    () => undefined,
  );
  return () => {
    isThere = false;
    stop();
  };
}

/**
 * Blurs and refocuses the field with the focus. Fields tidy their text on blur, which Enter and Ctrl S do not cause.
 */
function leaveFocusedField(form: HTMLFormElement): void {
  const field = document.activeElement;
  if (!(field instanceof HTMLElement) || !form.contains(field)) return;
  if (!field.matches('input, textarea')) return;
  field.blur();
  field.focus({ preventScroll: true });
}

/** A form bound to react-hook-form: its fields find it by context, and it finds their errors. */
export function Form<Fields extends FieldValues, Output>({
  form,
  onSubmit,
  children,
  label,
  nameOf = nameless,
  held,
  onStep,
}: FormProps<Fields, Output>) {
  const root = useRef<HTMLFormElement>(null);
  const lastFocus = useRef<HTMLElement>(null);
  const save = useSave({ form, root, onSubmit, nameOf, held });
  const place = useMemo(
    () => ({ form: () => root.current, lastFocus: () => lastFocus.current, save }),
    [save],
  );
  useEffect(() => {
    const element = root.current;
    const note = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && !target.closest('.save-bar')) lastFocus.current = target;
    };
    element?.addEventListener('focusin', note);
    return () => element?.removeEventListener('focusin', note);
  }, []);
  useEffect(watchPresses, []);
  return (
    <FormProvider {...form}>
      <SurroundingFormContext value={place}>
        <form
          ref={root}
          noValidate
          aria-label={label}
          className="form"
          onSubmit={(event) => {
            leaveFocusedField(event.currentTarget);
            if (!onStep) return void save(event);
            event.preventDefault();
            return onStep();
          }}
        >
          {children}
        </form>
      </SurroundingFormContext>
    </FormProvider>
  );
}
