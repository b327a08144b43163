import { useState } from 'react';
import { NumberBox } from '@/shared/ui/form/boxes';
import { FieldFrame, useField, type FieldProps } from '@/shared/ui/form/Field';
import { timeUnits, unitOf } from '@/shared/time/durationWords';

type UnitName = (typeof timeUnits)[number][0];

const lengthOf = (name: UnitName) => timeUnits.find(([unit]) => unit === name)?.[1] ?? 1;

/** A length of time as a number and its unit; kept in seconds. */
export function DurationField(props: FieldProps) {
  const bound = useField(props);
  const { value, onChange } = bound.field;
  const seconds = typeof value === 'number' ? value : null;
  const [chosen, setChosen] = useState<UnitName>(() => unitOf(seconds ?? 0)[0]);
  // A value from elsewhere, such as the one that was saved, may not be a whole number of this unit.
  const unit = seconds !== null && seconds % lengthOf(chosen) !== 0 ? unitOf(seconds)[0] : chosen;
  const text = seconds === null ? String(value ?? '') : String(seconds / lengthOf(unit));
  const write = (typed: string, name: UnitName) => {
    const count = /^\d{1,9}$/.test(typed.trim()) ? Number(typed) * lengthOf(name) : typed;
    onChange(count);
  };
  return (
    <FieldFrame {...props} bound={bound}>
      <div className="field__with-unit">
        <NumberBox
          bound={bound}
          isDisabled={props.isDisabled}
          inputMode="numeric"
          text={text}
          onText={(typed) => write(typed, unit)}
        />
        <select
          className="form-select field__unit-select"
          aria-label={`${props.label}: unit`}
          value={unit}
          disabled={props.isDisabled}
          onChange={({ target }) => {
            const next = timeUnits.find(([name]) => name === target.value)?.[0] ?? 'seconds';
            setChosen(next);
            write(text, next);
          }}
        >
          {timeUnits.map(([name]) => (
            <option key={name} value={name}>
              {text.trim() === '1' ? name.slice(0, -1) : name}
            </option>
          ))}
        </select>
      </div>
    </FieldFrame>
  );
}
