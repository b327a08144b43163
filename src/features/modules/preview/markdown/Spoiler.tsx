import { useState, type ReactNode } from 'react';

interface SpoilerProps {
  /** The hidden words, which give the cover its size. */
  covered: string;
  children: ReactNode;
}

/**
 * Text that is hidden until the reader opens it. The button stays afterwards, so that keyboard
 * users keep the focus. Hidden text is not in the document, so that screen readers do not read it.
 */
export function Spoiler({ covered, children }: SpoilerProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <span className="discord-spoiler">
      <button
        type="button"
        className="discord-spoiler__cover"
        aria-expanded={isOpen}
        aria-label={isOpen ? 'Hide the spoiler' : 'Show the spoiler'}
        onClick={() => setOpen(!isOpen)}
      >
        <span aria-hidden="true">{isOpen ? 'Hide' : covered}</span>
      </button>
      {isOpen ? <span className="discord-spoiler__text">{children}</span> : null}
    </span>
  );
}
