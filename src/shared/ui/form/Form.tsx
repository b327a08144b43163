import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { FormProvider, type FieldValues, type UseFormReturn } from 'react-hook-form';
import type { Failure } from '@/shared/api/envelope';
import './form.scss';
import { SurroundingFormContext } from './formContext';
import { useSave } from './useSave';

interface FormProps<Fields extends FieldValues, Output> {
  form: UseFormReturn<Fields, unknown, Output>;
  /** Saves. A failure it returns is shown at its fields or in the save bar; nothing typed is lost. */
  onSubmit: (values: Output) => Promise<Failure | undefined>;
  /** Its fields, with a `<SaveBar>` at their end. */
  children: ReactNode;
  /** Names the form for screen readers. */
  label: string;
  /** What a value is called by those who read the form, for one that has no field in sight. */
  nameOf?: (path: string) => string | undefined;
  /**
   * Called after a save: what the form holds from then on of what was sent, such as a secret that is no longer
   * shown. It may change the form's values.
   */
  held?: ((sent: Fields) => Fields) | undefined;
  /** In place of saving: leads on to the next of several steps. */
  onStep?: (() => void) | undefined;
}

const nameless = () => undefined;

/** Not needed before the first press. */
function watchPresses(): () => void {
  let isThere = true;
  let stop = () => {};
  void import('./press').then(
    (presses) => {
      if (isThere) stop = presses.watchPresses();
    },
    // The code can't be fetched: a press may be lost, and nothing else.
    () => undefined,
  );
  return () => {
    isThere = false;
    stop();
  };
}

/**
 * Blurs and refocuses the field with the focus. Fields tidy their text on blur, and Enter and Ctrl S submit without one.
 */
function leaveFocusedField(form: HTMLFormElement): void {
  const field = document.activeElement;
  if (!(field instanceof HTMLElement) || !form.contains(field)) return;
  if (!field.matches('input, textarea')) return;
  field.blur();
  field.focus({ preventScroll: true });
}

/** A form bound to react-hook-form: its fields find it by context, and it finds what is wrong with them. */
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
