import { useEffect, useState } from 'react';

interface SearchFieldProps {
  label: string;
  value: string;
  onSearch: (text: string) => void;
  /** What is searched for in place of what was typed, such as the signature in a link. */
  tidy?: ((typed: string) => string) | undefined;
}

/** The most that a list is searched for, and the most that is typed where a link may be pasted. */
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
    // Changed from elsewhere, as by Back: that is what is searched for now. Our own search coming back
    // must not undo what was typed since.
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
