import { Suspense, useState, type ReactNode } from 'react';

interface LazyDetailsProps {
  summary: string;
  /** Made only while it is open; its code may come then. */
  children: (close: () => void) => ReactNode;
}

/** What is opened seldom, behind its name. */
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
