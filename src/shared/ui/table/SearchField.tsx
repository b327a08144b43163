import { useEffect, useState } from 'react';

interface SearchFieldProps {
  label: string;
  value: string;
  onSearch: (text: string) => void;
  /** Converts typed text to the search, such as a link to its signature. */
  tidy?: ((typed: string) => string) | undefined;
}

/** The longest search, and the longest input where a link may be pasted. */
const LONGEST = 100;
const LONGEST_LINK = 500;

/** Browsers refuse more than a few address changes a second, and each costs a server a query. */
const PAUSE_MS = 200;

/** A search field that searches when typing pauses, or at once on Enter. */
export function SearchField({ label, value, onSearch, tidy }: SearchFieldProps) {
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  const [sent, setSent] = useState(value);
  if (seen !== value) {
    setSeen(value);
    // Changed from outside, as by Back: adopt the new search. The echo of our own search must not undo later typing.
    if (value !== sent) setText(value);
  }
  const trimmed = text.trim();
  const wanted = (tidy?.(trimmed) ?? trimmed).slice(0, LONGEST);
  useEffect(() => {
    if (wanted === value) return undefined;
    const timer = setTimeout(() => {
      setSent(wanted);
      onSearch(wanted);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [wanted, value, onSearch]);
  const searchNow = () => {
    setSent(wanted);
    onSearch(wanted);
  };
  return (
    <input
      type="search"
      className="form-control table-toolbar__search"
      aria-label={label}
      placeholder="Search"
      autoComplete="off"
      maxLength={tidy ? LONGEST_LINK : LONGEST}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') searchNow();
      }}
    />
  );
}
