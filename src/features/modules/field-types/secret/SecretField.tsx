import { useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { CopyButton } from '@/shared/ui/CopyButton';
import { FieldFrame, FieldWarning, useField, type FieldProps } from '@/shared/ui/form/Field';
import { asText } from '../../engine/shape';
import { valuesAt } from '../../engine/paths';
import type { ControlOf } from '../fieldType';
import { ENTER_AGAIN } from './field';
import { destinationOf, isStoredSecret, isTypedSecret } from './secret';

/** How long a generated secret is. */
const SECRET_BYTES = 32;

interface SecretFieldProps extends FieldProps {
  control: ControlOf<'secret'>;
}

/** A secret: that one is set, or the one that is being typed. One that is stored is never shown. */
export function SecretField({ control, ...props }: SecretFieldProps) {
  const bound = useField(props);
  const { value, onChange, ref, ...field } = bound.field;
  const beside = valuesAt(useWatch(), props.name.slice(0, props.name.lastIndexOf('.') + 1));
  const stored = isStoredSecret(value) ? value : null;
  const isForOther =
    stored !== null && stored.destination !== destinationOf(asText(beside[control.usedFor]));
  const [isShown, setShown] = useState(false);
  /** What Cancel brings back. */
  const [replaced, setReplaced] = useState<unknown>(null);
  const isReplacing = useRef(false);
  /** The box gets the focus of the button that brought it. */
  const focus = (element: HTMLInputElement | null) => {
    if (!element || !isReplacing.current) return;
    isReplacing.current = false;
    element.focus();
  };

  const type = (text: string) => onChange(text === '' ? null : { value: text });
  const replace = () => {
    isReplacing.current = true;
    setReplaced(stored);
    setShown(false);
    onChange(null);
  };
  if (stored && !isForOther) {
    return (
      <FieldFrame {...props} bound={bound}>
        <div className="secret-field">
          <output {...bound.aria} ref={ref} tabIndex={-1} className="secret-field__state">
            Secret saved
          </output>
          {props.isDisabled === true ? null : (
            <button
              type="button"
              className="btn btn-sm btn-outline-secondary"
              aria-label={`Replace: ${props.label}`}
              onClick={replace}
            >
              Replace
            </button>
          )}
        </div>
      </FieldFrame>
    );
  }
  const text = isTypedSecret(value) ? value.value : '';
  return (
    <FieldFrame {...props} bound={bound}>
      <div className="secret-field">
        <input
          {...field}
          {...bound.aria}
          ref={(element) => {
            ref(element);
            focus(element);
          }}
          type={isShown ? 'text' : 'password'}
          className={`form-control ${bound.error === undefined ? '' : 'is-invalid'}`}
          value={text}
          onChange={({ target }) => type(target.value)}
          disabled={props.isDisabled}
          placeholder={`Minimum ${String(control.least)} characters`}
          autoComplete="new-password"
          spellCheck={false}
        />
        {text === '' ? null : (
          <>
            <button
              type="button"
              className="btn btn-sm btn-outline-secondary"
              aria-label={`${isShown ? 'Hide' : 'Show'}: ${props.label}`}
              onClick={() => setShown(!isShown)}
            >
              {isShown ? 'Hide' : 'Show'}
            </button>
            <CopyButton value={text} label={`Copy: ${props.label}`} />
          </>
        )}
        <button
          type="button"
          className="btn btn-sm btn-outline-secondary"
          aria-label={`Generate: ${props.label}`}
          disabled={props.isDisabled}
          onClick={() => {
            type(newSecret());
            setShown(true);
          }}
        >
          Generate
        </button>
        {isStoredSecret(replaced) ? (
          <button
            type="button"
            className="btn btn-sm btn-outline-secondary"
            aria-label={`Cancel replacing: ${props.label}`}
            onClick={() => {
              onChange(replaced);
              setReplaced(null);
            }}
          >
            Cancel
          </button>
        ) : null}
      </div>
      <FieldWarning bound={bound}>
        {isForOther
          ? ENTER_AGAIN
          : text === ''
            ? null
            : 'Copy it now. You can’t view it after saving.'}
      </FieldWarning>
    </FieldFrame>
  );
}

/** A secret of 256 random bits, as hex. */
const newSecret = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(SECRET_BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
