import { useCallback, useEffect, useId, useRef, type ChangeEvent, type ReactNode } from 'react';
import { useController, type ControllerRenderProps } from 'react-hook-form';
import { afterPress } from './afterPress';
import type { FieldMarks } from './fieldElements';

/** Props of every field. */
export interface FieldProps {
  /** Path in the form's values: "title", "reward.amount". */
  name: string;
  label: string;
  /** One line of help below the label. */
  hint?: ReactNode;
  isDisabled?: boolean;
  /** Id of a warning outside the field that describes it. */
  cautionId?: string | undefined;
  /**
   * Normalizes the text: `castle.io` as a link. Applied to pasted text, and when the field is left; unreadable text is
   * returned as typed.
   */
  tidy?: ((typed: string) => string) | undefined;
}

/** Props that bind, name, describe and mark a control. */
export interface BoundControl {
  field: ControllerRenderProps;
  error: string | undefined;
  /** For the one element that accepts the input. */
  aria: FieldMarks & {
    id: string;
    'aria-describedby': string | undefined;
    'aria-invalid': boolean;
  };
  /** For the element around a control with several parts, and its legend. */
  group: FieldMarks & { 'aria-describedby': string | undefined; tabIndex: -1 };
  /** For the parts that can fix an error: the first enabled one gets the focus. */
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
  // A list validates all of its items when one is added; fields that were not visited yet show no error.
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
 * Tidies the text of a field on blur, and marks it as touched. If a press caused the blur, both wait until the press
 * counts: an error must not move the pressed element.
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
  // A list item that the press removes is no longer marked: by then the next item has its name.
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

/** `field`, with pasted text tidied. */
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
 * The error message of a value. A list of items has the error of the whole list at `root`; a list of plain values has
 * no control per value, so the first error of its values is shown.
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
  /** Shown at the end of the label's line, such as a count of characters. */
  aside?: ReactNode;
}

/** Label, hint, control and error, in this order; the error is next to the control. */
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

/** A warning; an error replaces it, so that no problem is shown twice. */
export const FieldWarning = ({ bound, children }: { bound: BoundControl; children: ReactNode }) => (
  <p role="status" className="field__warning">
    {bound.error === undefined ? children : null}
  </p>
);
