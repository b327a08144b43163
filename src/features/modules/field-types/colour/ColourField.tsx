import { FieldFrame, useField, type FieldProps } from '@/shared/ui/form/Field';
import { ColourSwatches } from './ColourSwatches';

const HEX = /^#?[\da-f]{6}$/i;

const toHex = (colour: number) => `#${colour.toString(16).padStart(6, '0')}`;
/** The typed text, as a number if it is a complete color: the schema rejects anything else. */
const readHex = (text: string): number | string =>
  HEX.test(text.trim()) ? Number.parseInt(text.trim().replace('#', ''), 16) : text;

/**
 * A color, chosen by code, from Discord's presets or from all; stored as in Discord: one integer,
 * with red in the highest byte.
 */
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
