import type { ReactNode } from 'react';
import { safeExternalUrl } from './safeUrl';

interface SafeLinkProps {
  /** Any address, trusted or not. */
  href: string | null | undefined;
  children: ReactNode;
  className?: string;
  'aria-label'?: string;
}

/** A link to another site in a new tab; plain text when the address is not a safe one (D3). */
export function SafeLink({ href, children, className, 'aria-label': label }: SafeLinkProps) {
  const url = safeExternalUrl(href);
  if (url === null) return <span className={className}>{children}</span>;
  return (
    <a
      href={url}
      className={className}
      aria-label={label}
      target="_blank"
      rel="noopener noreferrer"
    >
      {children}
    </a>
  );
}
