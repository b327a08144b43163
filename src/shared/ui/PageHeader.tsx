import type { ReactNode } from 'react';

interface PageHeaderProps {
  title: string;
  /** One line on what the page is for. */
  purpose?: ReactNode;
  actions?: ReactNode;
}

/** The head of a screen. Its heading takes the focus after a navigation (FocusOnNavigation). */
export function PageHeader({ title, purpose, actions }: PageHeaderProps) {
  return (
    <header className="page-header">
      <div>
        <h1 tabIndex={-1}>{title}</h1>
        {purpose === undefined ? null : <p className="page-header__purpose">{purpose}</p>}
      </div>
      {actions === undefined ? null : <div className="page-header__actions">{actions}</div>}
    </header>
  );
}
