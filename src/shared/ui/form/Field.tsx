import { useCallback, useEffect, useId, useRef, type ChangeEvent, type ReactNode } from 'react';
import { useController, type ControllerRenderProps } from 'react-hook-form';
import { afterPress } from './afterPress';
import type { FieldMarks } from './fieldElements';

/** What every field says of itself. */
export interface FieldProps {
  /** Path in the form's values: "title", "reward.amount". */
  name: string;
  label: string;
  /** One line of help below the label. */
  hint?: ReactNode;
  isDisabled?: boolean;
  /** Id of a caution outside the field that describes it. */
  cautionId?: string | undefined;
  /**
   * What a text is kept as: `castle.io` as a link. Applied to what is pasted, and when the field is left; a text it
   * can't read comes back as it was typed.
   */
  tidy?: ((typed: string) => string) | undefined;
}

/** What a control needs to be bound, named, described and found. */
export interface BoundControl {
  field: ControllerRenderProps;
  error: string | undefined;
  /** For the one element one types into or chooses in. */
  aria: FieldMarks & {
    id: string;
    'aria-describedby': string | undefined;
    'aria-invalid': boolean;
  };
  /** For what holds the parts of a control that has several, and its legend. */
  group: FieldMarks & { 'aria-describedby': string | undefined; tabIndex: -1 };
  /** For those of its parts one would mend it with: the first that works gets the focus. */
  entry: { 'data-entry': ''; 'aria-describedby': string | undefined };
  hintId: string;
  errorId: string;
}

/** Binds a control to the form around it. */
export function useField({
  name,
  hint,
  cautionId = '',
  tidy,
}: Pick<FieldProps, 'name' | 'hint' | 'cautionId' | 'tidy'>): BoundControl {
  const { field: plain, fieldState, formState } = useController({ name });
  const field = tidy ? tidiedOnPaste(plain, tidy) : plain;
  const onBlur = useBlurAfterPress(plain, tidy);
  const id = useId();
  // A list checks all of its items when one is added; nobody has come to those fields yet.
  const isDue = fieldState.isTouched || formState.isSubmitted;
  const error = isDue ? messageOf(fieldState.error) : undefined;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const described = [
    hint === undefined ? '' : hintId,
    error === undefined ? '' : errorId,
    cautionId,
  ]
    .filter(Boolean)
    .join(' ');
  const marks: FieldMarks = {
    'data-field': name,
    'data-invalid': error === undefined ? undefined : '',
  };
  const describedBy = described === '' ? undefined : described;
  return {
    field: { ...field, onBlur },
    error,
    hintId,
    errorId,
    aria: {
      ...marks,
      id,
      'aria-describedby': describedBy,
      'aria-invalid': error !== undefined,
    },
    group: { ...marks, 'aria-describedby': describedBy, tabIndex: -1 },
    entry: { 'data-entry': '', 'aria-describedby': error === undefined ? undefined : errorId },
  };
}

/**
 * Tidies the text of a field that was left, and says that it was left. When a press made it so, both wait until the
 * press counts: an error must not move what is pressed.
 */
function useBlurAfterPress(
  { value, onChange, onBlur }: ControllerRenderProps,
  tidy: FieldProps['tidy'],
): () => void {
  const tidyNow = useRef(() => {});
  useEffect(() => {
    tidyNow.current = () => {
      if (!tidy || typeof value !== 'string') return;
      const tidied = tidy(value);
      if (tidied !== value) onChange(tidied);
    };
  });
  const callOff = useRef(() => {});
  const blurNow = useRef(onBlur);
  // A list's item that is removed by the press is no longer left: the next one has its name by then.
  useEffect(() => {
    blurNow.current = onBlur;
    const waiting = callOff;
    return () => waiting.current();
  }, [onBlur]);
  return useCallback(() => {
    callOff.current = afterPress(() => {
      tidyNow.current();
      blurNow.current();
    });
  }, []);
}

/** `field` with its text tidied when something is pasted into it. */
function tidiedOnPaste(field: ControllerRenderProps, tidy: (typed: string) => string) {
  return {
    ...field,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      const { target, nativeEvent } = event;
      const isPaste = 'inputType' in nativeEvent && nativeEvent.inputType === 'insertFromPaste';
      if (isPaste) field.onChange(tidy(target.value));
      else field.onChange(event);
    },
  };
}

/**
 * What is wrong with a value. A list with items has what is wrong with it as a whole at `root`; a list of
 * plain values has none of its own controls for what is wrong with one, so the first of those is told.
 */
function messageOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('root' in error) return messageOf(error.root);
  if (Array.isArray(error)) return error.map(messageOf).find((message) => message !== undefined);
  return 'message' in error && typeof error.message === 'string' ? error.message : undefined;
}

interface FieldFrameProps extends FieldProps {
  bound: BoundControl;
  children: ReactNode;
  /** What stands at the end of the label's line, such as a count of characters. */
  aside?: ReactNode;
}

/** Label, hint, control and error, in this order; the error has its place next to what is wrong. */
export const FieldFrame = ({ bound, label, hint, children, aside }: FieldFrameProps) => (
  <div className="field">
    <div className="field__head">
      <label htmlFor={bound.aria.id}>{label}</label>
      {aside}
    </div>
    <FieldHint bound={bound} hint={hint} />
    {children}
    <FieldError bound={bound} />
  </div>
);

export const FieldHint = ({ bound, hint }: { bound: BoundControl; hint: ReactNode }) =>
  hint === undefined ? null : (
    <p id={bound.hintId} className="field__hint">
      {hint}
    </p>
  );

export const FieldError = ({ bound }: { bound: BoundControl }) =>
  bound.error === undefined ? null : (
    <p id={bound.errorId} className="field__error">
      {bound.error}
    </p>
  );

/** What may be wrong; an error takes its place, so that nothing is told twice. */
export const FieldWarning = ({ bound, children }: { bound: BoundControl; children: ReactNode }) => (
  <p role="status" className="field__warning">
    {bound.error === undefined ? children : null}
  </p>
);
