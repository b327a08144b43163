import type { ReactNode } from 'react';
import { SafeLink } from '@/shared/navigation/SafeLink';

interface MarkdownLinkProps {
  target: string;
  /** Whether it was written as [text](target). */
  isMasked: boolean;
  /** Whether the text shows an address, which could mislead readers about the target. */
  hidesAddress: boolean;
  children: ReactNode;
}

/**
 * A link of a message, in a new tab, so that the author can check where it leads. As in Discord, a
 * masked link that Discord would not accept is shown as written.
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

/** Addresses with http: are shown as links, but `SafeLink` opens only those with https:. */
export function isWebAddress(text: string): boolean {
  return /^https?:\/\//i.test(text) && URL.canParse(text);
}
