import { useState, type ReactNode } from 'react';

interface SpoilerProps {
  /** The words that lie under the cover, which give it its size. */
  covered: string;
  children: ReactNode;
}

/**
 * What is hidden until one asks for it. The button stays when it is open, so that the keyboard does not
 * lose its place; what is hidden is not in the page for those who have it read to them.
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
