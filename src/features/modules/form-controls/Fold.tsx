import { useState, type ReactNode } from 'react';
import './fold.scss';

interface FoldProps {
  /** Whether it is open at first; afterwards the user opens and closes it, and links to its fields open it. */
  isOpen: boolean;
  title: ReactNode;
  /** Summary of its content in one line. */
  line: ReactNode;
  children: ReactNode;
}

/**
 * A part of a form that can be folded. Its content stays in the document, so that typed values are
 * kept, saved and checked, and an error in it opens it (docs/product/interface.md).
 */
export function Fold({ isOpen, title, line, children }: FoldProps) {
  const [isOpenAtFirst] = useState(isOpen);
  return (
    <details className="fold" open={isOpenAtFirst}>
      <summary className="fold__head">
        {title}
        {line}
      </summary>
      <div className="fold__body">{children}</div>
    </details>
  );
}
