import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { EmojiGrid, focusEmoji } from './EmojiGrid';
import { findEmoji, type NamedEmoji } from './emojiSearch';

/** More is more than anybody looks through; a longer search finds the rest. */
const MOST = 80;

export interface EmojiPickerProps {
  onChoose: (chosen: NamedEmoji) => void;
}

/** A search box and the emoji it finds. Fetched when first opened: the names of all emoji are long. */
export default function EmojiPicker({ onChoose }: EmojiPickerProps) {
  const search = useRef<HTMLInputElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const found = findEmoji(query, MOST);
  useEffect(() => search.current?.focus(), []);

  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      // It would send the form.
      event.preventDefault();
      const [first] = found;
      if (query.trim() !== '' && first) onChoose(first);
    } else if (event.key === 'ArrowDown') {
      event.preventDefault();
      focusEmoji(grid.current, 0);
    }
  };
  return (
    <>
      <input
        ref={search}
        type="search"
        className="form-control"
        aria-label="Search emoji"
        placeholder="Search, such as fire"
        autoComplete="off"
        value={query}
        onChange={({ target }) => setQuery(target.value)}
        onKeyDown={press}
      />
      <p role="status" className={found.length === 0 ? 'emoji-picker__none' : 'visually-hidden'}>
        {found.length === 0 ? (
          <>
            No emoji is called “<bdi>{query.trim()}</bdi>”.
          </>
        ) : (
          `${found.length === MOST ? `The first ${MOST}` : found.length} emoji`
        )}
      </p>
      {/* With other emoji, the first of them is the one that Tab comes to. */}
      <EmojiGrid
        key={query}
        ref={grid}
        emoji={found}
        onChoose={onChoose}
        onLeave={() => search.current?.focus()}
      />
    </>
  );
}
