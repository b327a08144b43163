import { useState, type ReactNode } from 'react';
import './fold.scss';

interface FoldProps {
  /** Whether it is open at first; afterwards whoever looks at it decides, and what leads to something in it. */
  isOpen: boolean;
  title: ReactNode;
  /** What it holds, in a line while it is folded. */
  line: ReactNode;
  children: ReactNode;
}

/**
 * A part of a form that can be folded. What is in it stays in the document: it keeps what was typed, is saved
 * and checked, and what is wrong in it opens it (decision 41).
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
