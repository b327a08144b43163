import type { ReactNode } from 'react';
import { SafeLink } from '@/shared/navigation/SafeLink';

interface MarkdownLinkProps {
  target: string;
  /** Whether it was written as [text](target). */
  isMasked: boolean;
  /** Whether the text itself shows an address, by which a reader could be led elsewhere. */
  hidesAddress: boolean;
  children: ReactNode;
}

/**
 * A link of a message, in a new tab, so that whoever writes it can see where it leads. As Discord does,
 * a masked link that it would not take stands as it was written.
 */
export function MarkdownLink({ target, isMasked, hidesAddress, children }: MarkdownLinkProps) {
  if (isWebAddress(target) && !(isMasked && hidesAddress)) {
    return (
      <SafeLink href={target} className="discord-link">
        {children}
      </SafeLink>
    );
  }
  return isMasked ? (
    <>
      [{children}]({target})
    </>
  ) : (
    children
  );
}

/** Addresses with http: are shown as links, but `SafeLink` opens those with https: alone. */
export function isWebAddress(text: string): boolean {
  return /^https?:\/\//i.test(text) && URL.canParse(text);
}
