import { useRef, useState, type KeyboardEvent } from 'react';
import { useServerId } from '@/features/server/discord/useServerId';
import { useFocusOnMount } from '@/shared/focus/useFocusOnMount';
import { EmojiGrid, focusEmoji } from './EmojiGrid';
import { findEmoji, type NamedEmoji } from './emojiSearch';
import { findOwn } from './ownSearch';
import { useOwnEmoji } from './useOwnEmoji';

/** More is more than anybody looks through; a longer search finds the rest. */
const MOST = 80;

export interface EmojiPickerProps {
  onChoose: (chosen: NamedEmoji) => void;
}

/** A search box and the emoji it finds. Fetched when first opened: the names of all emoji are long. */
export default function EmojiPicker({ onChoose }: EmojiPickerProps) {
  const search = useFocusOnMount<HTMLInputElement>();
  const grid = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const own = useOwnEmoji(useServerId());
  const ownFound = findOwn(own.usable, query, MOST);
  const unicode = findEmoji(query, MOST);
  const found = [...ownFound, ...unicode];
  const isCut = ownFound.length === MOST || unicode.length === MOST;

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
        placeholder="Search by name"
        autoComplete="off"
        value={query}
        onChange={({ target }) => setQuery(target.value)}
        onKeyDown={press}
      />
      <p role="status" className={found.length === 0 ? 'emoji-picker__none' : 'visually-hidden'}>
        {found.length === 0 ? (
          <>
            No emoji found for “<bdi translate="no">{query.trim()}</bdi>”.
          </>
        ) : (
          `${isCut ? `First ${found.length}` : found.length} emoji`
        )}
      </p>
      {own.isComing || own.isFailed ? (
        <OwnState
          isFailed={own.isFailed}
          onRetry={() => {
            // The button goes with what it mends.
            search.current?.focus();
            own.retry();
          }}
        />
      ) : null}
      {/* With other emoji, the first of them is the one that Tab comes to. */}
      <EmojiGrid
        key={query}
        ref={grid}
        groups={[
          { label: 'This server', emoji: ownFound },
          { label: 'Standard', emoji: unicode },
        ].filter(({ emoji }) => emoji.length > 0)}
        onChoose={onChoose}
        onLeave={() => search.current?.focus()}
      />
    </>
  );
}

/** What becomes of the server's own; Unicode's are there whatever it is. */
const OwnState = ({ isFailed, onRetry }: { isFailed: boolean; onRetry: () => void }) => (
  <div role="status" className="emoji-picker__own">
    {isFailed ? (
      <>
        <span>Couldn’t load this server’s emoji.</span>
        <button type="button" className="btn btn-sm btn-outline-secondary" onClick={onRetry}>
          Retry
        </button>
      </>
    ) : (
      <span>Loading this server’s emoji…</span>
    )}
  </div>
);
