import type { ReactNode } from 'react';

interface PageHeaderProps {
  title: string;
  /** One line on what the page is for. */
  purpose?: ReactNode;
  /** How what the page is about stands: a badge beside the title. */
  state?: ReactNode;
  /** What can be done, the primary action last. */
  actions?: ReactNode;
}

/** The head of a screen. Its heading takes the focus after a navigation (FocusOnNavigation). */
export function PageHeader({ title, purpose, state, actions }: PageHeaderProps) {
  return (
    <header className="page-header">
      <div className="page-header__line">
        <h1 tabIndex={-1}>{title}</h1>
        {state}
        {actions === undefined ? null : <div className="page-header__actions">{actions}</div>}
      </div>
      {purpose === undefined ? null : <p className="page-header__purpose">{purpose}</p>}
    </header>
  );
}
