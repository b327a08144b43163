import { useState } from 'react';
import { NumberBox } from './boxes';
import { FieldFrame, useField, type FieldProps } from './Field';

interface NumberFieldProps extends FieldProps {
  unit?: string | undefined;
}

const NUMBER = /^-?\d{1,15}(\.\d{1,9})?$/;

/**
 * A number. The typed text stays as it is; the form's value is a number if the text is one, and otherwise the text,
 * which the schema refuses.
 */
export function NumberField({ unit, ...props }: NumberFieldProps) {
  const bound = useField(props);
  const { value, onChange } = bound.field;
  const [typed, setTyped] = useState('');
  const text = readNumber(typed) === value ? typed : textOf(value);
  return (
    <FieldFrame {...props} bound={bound}>
      <div className="field__with-unit">
        <NumberBox
          bound={bound}
          isDisabled={props.isDisabled}
          inputMode="decimal"
          text={text}
          onText={(next) => {
            setTyped(next);
            onChange(readNumber(next));
          }}
        />
        {unit === undefined ? null : <span className="field__unit">{unit}</span>}
      </div>
    </FieldFrame>
  );
}

const readNumber = (text: string): number | string =>
  NUMBER.test(text.trim()) ? Number(text) : text;

const textOf = (value: unknown) =>
  typeof value === 'number' || typeof value === 'string' ? String(value) : '';
