import type { AriaAttributes, ReactNode } from 'react';
import { FieldFrame, useField, type FieldProps } from './Field';

/** Writing assistance by a component that knows the accepted text, such as a list of words. */
export interface TextAssist {
  /** ARIA attributes of the box for it. */
  aria: Pick<AriaAttributes, 'aria-autocomplete' | 'aria-controls' | 'aria-activedescendant'>;
  /** Content directly above the box, and below it. */
  above?: ReactNode;
  below: ReactNode;
}

interface AssistedProps extends FieldProps {
  assist?: TextAssist | undefined;
}

export interface TextFieldProps extends AssistedProps {
  /** Keyboard type on phones; the value stays text in any case, so that no digit is lost. */
  kind?: 'text' | 'email' | 'url' | 'decimal' | 'numeric';
  placeholder?: string | undefined;
  /** Unit shown after the value: "SOL", "minutes". */
  unit?: string;
  autoComplete?: string;
  /** Limit of the character count; longer text is kept and marked, never cut. */
  maxLength?: number;
  /** Excludes white space around the text from the count, for texts that are stored without it. */
  countsTrimmed?: boolean;
}

/** One line of text, or a number as text. */
export function TextField({
  kind = 'text',
  placeholder,
  unit,
  autoComplete = 'off',
  maxLength,
  countsTrimmed,
  assist,
  ...props
}: TextFieldProps) {
  const bound = useField(props);
  const { value, ...field } = bound.field;
  const text = typeof value === 'string' ? value : '';
  return (
    <FieldFrame
      {...props}
      bound={bound}
      aside={<CharacterCount text={countsTrimmed === true ? text.trim() : text} max={maxLength} />}
    >
      <div className={unit === undefined ? undefined : 'field__with-unit'}>
        <input
          {...field}
          {...bound.aria}
          {...assist?.aria}
          type="text"
          inputMode={kind}
          className={`form-control ${bound.error === undefined ? '' : 'is-invalid'}`}
          value={text}
          disabled={props.isDisabled}
          placeholder={placeholder}
          autoComplete={autoComplete}
        />
        {unit === undefined ? null : <span className="field__unit">{unit}</span>}
      </div>
      {assist?.below}
    </FieldFrame>
  );
}

export interface TextAreaFieldProps extends AssistedProps {
  rows?: number;
  maxLength?: number;
  /** As for a single line. */
  countsTrimmed?: boolean;
}

/** Several lines of text. */
export function TextAreaField({
  rows = 4,
  maxLength,
  countsTrimmed,
  assist,
  ...props
}: TextAreaFieldProps) {
  const bound = useField(props);
  const { value, ...field } = bound.field;
  const text = typeof value === 'string' ? value : '';
  return (
    <FieldFrame
      {...props}
      bound={bound}
      aside={<CharacterCount text={countsTrimmed === true ? text.trim() : text} max={maxLength} />}
    >
      {assist?.above}
      <textarea
        {...field}
        {...bound.aria}
        {...assist?.aria}
        className={`form-control ${bound.error === undefined ? '' : 'is-invalid'}`}
        rows={rows}
        value={text}
        disabled={props.isDisabled}
      />
      {assist?.below}
    </FieldFrame>
  );
}

/** Characters as Discord and people count them: by code point. */
export function CharacterCount({ text, max }: { text: string; max: number | undefined }) {
  if (max === undefined) return null;
  const count = Array.from(text).length;
  return (
    <span className={count > max ? 'field__count field__count--over' : 'field__count'}>
      {count} / {max}
    </span>
  );
}
