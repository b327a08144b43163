import type { ReactNode } from 'react';
import type { BoundControl } from './Field';

interface BoxProps {
  bound: BoundControl;
  isDisabled?: boolean | undefined;
}

const invalid = ({ error }: BoundControl) => (error === undefined ? '' : 'is-invalid');

interface SelectBoxProps extends BoxProps {
  /** Options and groups of them. */
  children: ReactNode;
}

/** A list that opens, within a field's frame. A value that is no text is none of its options. */
export function SelectBox({ bound, isDisabled, children }: SelectBoxProps) {
  const { value, ...field } = bound.field;
  return (
    <select
      {...field}
      {...bound.aria}
      className={`form-select ${invalid(bound)}`}
      value={typeof value === 'string' ? value : ''}
      disabled={isDisabled}
    >
      {children}
    </select>
  );
}

interface NumberBoxProps extends BoxProps {
  /** Which keys a phone shows: digits alone, or a point as well. */
  inputMode: 'numeric' | 'decimal';
  text: string;
  onText: (text: string) => void;
}

/** The input of a number, for text: browsers forget what an input for numbers cannot read. */
export function NumberBox({ bound, isDisabled, inputMode, text, onText }: NumberBoxProps) {
  const { value: _, ...field } = bound.field;
  return (
    <input
      {...field}
      {...bound.aria}
      type="text"
      inputMode={inputMode}
      autoComplete="off"
      className={`form-control field__number ${invalid(bound)}`}
      value={text}
      disabled={isDisabled}
      onChange={({ target }) => onText(target.value)}
    />
  );
}
