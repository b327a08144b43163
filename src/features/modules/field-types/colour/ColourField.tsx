import { FieldFrame, useField, type FieldProps } from '@/shared/ui/form/Field';
import { ColourSwatches } from './ColourSwatches';

const HEX = /^#?[\da-f]{6}$/i;

const toHex = (colour: number) => `#${colour.toString(16).padStart(6, '0')}`;
/** What is typed, as a number where it is a whole colour: the schema refuses anything else. */
const readHex = (text: string): number | string =>
  HEX.test(text.trim()) ? Number.parseInt(text.trim().replace('#', ''), 16) : text;

/** A colour, by its number, from a few of Discord's, or from all; kept as Discord has it, one integer with red first. */
export function ColourField(props: FieldProps) {
  const bound = useField(props);
  const { value, onChange, ...field } = bound.field;
  const colour = typeof value === 'number' ? value : null;
  const text = colour === null ? String(value ?? '') : toHex(colour);
  return (
    <FieldFrame {...props} bound={bound}>
      <div className="color-field">
        <input
          type="color"
          className="form-control color-field__any"
          aria-label={`${props.label}: color picker`}
          value={toHex(colour ?? 0)}
          disabled={props.isDisabled}
          onChange={({ target }) => onChange(readHex(target.value))}
        />
        <input
          {...field}
          {...bound.aria}
          type="text"
          spellCheck={false}
          autoComplete="off"
          maxLength={7}
          className={`form-control color-field__hex ${bound.error === undefined ? '' : 'is-invalid'}`}
          value={text}
          disabled={props.isDisabled}
          onChange={({ target }) => onChange(readHex(target.value))}
        />
        <ColourSwatches
          label={props.label}
          chosen={colour}
          isDisabled={props.isDisabled}
          onChoose={onChange}
        />
      </div>
    </FieldFrame>
  );
}
