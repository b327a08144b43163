import { useRef, useState, type ReactNode } from 'react';
import { Disclosure } from '@/shared/ui/Disclosure';
import { FieldFrame, useField, type FieldProps } from '@/shared/ui/form/Field';
import { isEmoji } from './isEmoji';
import './emoji.scss';
import { EmojiPickerPlace, type LoadPicker } from './EmojiPickerPlace';
import type { NamedEmoji } from './emojiSearch';

interface EmojiFieldProps extends FieldProps {
  /** For tests: supplies the picker's code. */
  load?: LoadPicker;
}

const loadPicker: LoadPicker = () => import('./EmojiPicker');

/** One emoji: Unicode's, chosen by its picture, or one of the server, pasted as messages carry it. */
export function EmojiField({ load = loadPicker, ...props }: EmojiFieldProps) {
  const bound = useField(props);
  const { value, onChange, ...field } = bound.field;
  const text = typeof value === 'string' ? value : '';
  const row = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<NamedEmoji | null>(null);
  // What was focused is gone then; the button is the first in the row.
  const focusButton = () => row.current?.querySelector('button')?.focus();
  const face = faceOf(text);
  const name = chosen?.emoji === text ? chosen.name : nameOf(text);
  return (
    <FieldFrame {...props} bound={bound}>
      <div ref={row} className="emoji-field">
        <EmojiButton
          face={face}
          label={face === null ? 'Choose an emoji' : `Change emoji: ${name}`}
          isDisabled={props.isDisabled === true}
        >
          {(close) => (
            <EmojiPickerPlace
              load={load}
              onChoose={(choice) => {
                setChosen(choice);
                onChange(choice.emoji);
                focusButton();
                close();
              }}
            />
          )}
        </EmojiButton>
        <input
          {...field}
          {...bound.aria}
          type="text"
          spellCheck={false}
          autoComplete="off"
          placeholder="<:name:id>"
          className={`form-control emoji-field__text ${bound.error === undefined ? '' : 'is-invalid'}`}
          value={text}
          disabled={props.isDisabled}
          onChange={({ target }) => onChange(target.value.trim())}
        />
        {text === '' || props.isDisabled === true ? null : (
          <button
            type="button"
            className="btn btn-outline-secondary"
            aria-label="Remove emoji"
            onClick={() => {
              onChange('');
              focusButton();
            }}
          >
            Remove
          </button>
        )}
      </div>
    </FieldFrame>
  );
}

interface EmojiButtonProps {
  face: string | null;
  label: string;
  isDisabled: boolean;
  children: (close: () => void) => ReactNode;
}

const EmojiButton = ({ face, label, isDisabled, children }: EmojiButtonProps) => {
  const className = `btn btn-outline-secondary ${face === null ? '' : 'emoji-field__face'}`;
  const shown = face ?? label;
  return isDisabled ? (
    <button type="button" className={className} aria-label={label} disabled>
      {shown}
    </button>
  ) : (
    <Disclosure
      className="emoji-field__place"
      buttonClassName={className}
      panelClassName="emoji-picker"
      panelLabel="Choose an emoji"
      label={label}
      summary={shown}
    >
      {children}
    </Disclosure>
  );
};

/** An emoji of a server has no picture here, but a name: <:castle:123> is ":castle:". */
function faceOf(text: string): string | null {
  if (!isEmoji(text)) return null;
  return text.startsWith('<') ? `:${nameOf(text)}:` : text;
}

/** Screen readers know the names of Unicode's by themselves. */
const nameOf = (text: string) => (text.startsWith('<') ? (text.split(':')[1] ?? '') : text);
