import { Suspense, useState, type ReactNode } from 'react';

interface LazyDetailsProps {
  summary: string;
  /** Content, rendered only while it is open; its code may load then. */
  children: (close: () => void) => ReactNode;
}

/** Rarely opened content, collapsed under a summary. */
export function LazyDetails({ summary, children }: LazyDetailsProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{summary}</summary>
      {isOpen ? (
        <Suspense fallback={<div className="skeleton__block" />}>
          {children(() => setOpen(false))}
        </Suspense>
      ) : null}
    </details>
  );
}
