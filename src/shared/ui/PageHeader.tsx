import type { ReactNode } from 'react';

interface PageHeaderProps {
  title: string;
  /** One line on the purpose of the page. */
  purpose?: ReactNode;
  /** State of the page's subject: a badge beside the title. */
  state?: ReactNode;
  /** Actions, the primary one last. */
  actions?: ReactNode;
}

/** The header of a screen. Its heading takes the focus after a navigation (PageFocus). */
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
