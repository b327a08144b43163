import { Suspense, useRef, useState } from 'react';
import { FieldFrame, useField, type FieldProps } from '@/shared/ui/form/Field';
import { lazyOptional } from '@/shared/ui/lazyParts';
import { asQualified, isEmoji } from './isEmoji';
import './emoji.scss';
import { EmojiMenu } from './EmojiMenu';
import type { LoadPicker } from './EmojiPickerPlace';
import type { NamedEmoji } from './emojiSearch';

interface EmojiFieldProps extends FieldProps {
  /** Whether it warns about an emoji that the bot can't use; a message warns about all its parts together. */
  isJudged?: boolean;
  /** For tests: supplies the picker's code. */
  load?: LoadPicker;
}

const loadPicker: LoadPicker = () => import('./EmojiPicker');

/** Loaded with the first emoji of a server. */
const OwnFace = lazyOptional(() => import('./OwnFace'));
const OwnTrouble = lazyOptional(() => import('./OwnTrouble'));
const NamedEmoji = lazyOptional(() => import('./NamedEmoji'));

/** A name as Discord writes it, ":fire:", with or without a skin tone. */
const NAME = /^:[\w+-]{2,32}(?:::skin-tone-[1-5])?:$/;

/** One emoji, Unicode or of the server, chosen from the picker or pasted as messages contain it. */
export function EmojiField({ load = loadPicker, isJudged = false, ...props }: EmojiFieldProps) {
  const bound = useField(props);
  const { value, onChange, ...field } = bound.field;
  const text = typeof value === 'string' ? value : '';
  const row = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<NamedEmoji | null>(null);
  // The focused element is removed then; the button is the first in the row.
  const focusButton = () => row.current?.querySelector('button')?.focus();
  const face = isEmoji(text) ? text : null;
  const name = chosen?.emoji === text ? chosen.name : nameOf(text);
  return (
    <FieldFrame {...props} bound={bound}>
      <div ref={row} className="emoji-field">
        <EmojiButton
          face={face}
          label={face === null ? 'Choose an emoji' : `Change emoji: ${name}`}
          isDisabled={props.isDisabled === true}
          load={load}
          onChoose={(choice) => {
            setChosen(choice);
            onChange(choice.emoji);
            focusButton();
          }}
        />
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
          onChange={({ target }) => onChange(asQualified(target.value.trim()))}
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
      {NAME.test(text) ? (
        <Suspense>
          <NamedEmoji name={text} onFound={onChange} />
        </Suspense>
      ) : null}
      {isJudged && face !== null && isOwn(face) ? (
        <Suspense>
          <OwnTrouble bound={bound} emoji={face} />
        </Suspense>
      ) : null}
    </FieldFrame>
  );
}

interface EmojiButtonProps {
  face: string | null;
  label: string;
  isDisabled: boolean;
  load: LoadPicker;
  onChoose: (chosen: NamedEmoji) => void;
}

const EmojiButton = ({ face, label, isDisabled, load, onChoose }: EmojiButtonProps) => (
  <EmojiMenu
    load={load}
    onChoose={onChoose}
    className={`btn btn-outline-secondary ${face === null ? '' : 'emoji-field__face'}`}
    aria-label={label}
    disabled={isDisabled}
  >
    {face === null ? label : <Face emoji={face} />}
  </EmojiMenu>
);

const isOwn = (text: string) => text.startsWith('<');

/** Shows the name until the picture of a server's emoji has loaded: ":castle:" for <:castle:123>. */
const Face = ({ emoji }: { emoji: string }) =>
  isOwn(emoji) ? (
    <Suspense fallback={`:${nameOf(emoji)}:`}>
      <OwnFace emoji={emoji} />
    </Suspense>
  ) : (
    emoji
  );

/** Screen readers know the names of Unicode emoji. */
const nameOf = (text: string) => (isOwn(text) ? (text.split(':')[1] ?? '') : text);
