import type { ReactNode } from 'react';

interface EmptyStateProps {
  title: string;
  /** What this is for. */
  children: ReactNode;
  /** The first step: a link or button. */
  action?: ReactNode;
}

/** Nothing is there yet: what would be, and how to begin. */
export const EmptyState = ({ title, children, action }: EmptyStateProps) => (
  <section className="empty-state">
    <h2>{title}</h2>
    <p>{children}</p>
    {action}
  </section>
);
