import { safeExternalUrl } from '@/shared/navigation/safeUrl';

/** An address somebody sent, and whose it is: a text in front of it may say anything. */
export interface EvidenceLink {
  href: string;
  host: string;
}

/** What was sent, where all of it is one address that may be opened; null for any other text. */
export function evidenceLink(answer: string): EvidenceLink | null {
  const text = answer.trim();
  const href = /^https:\/\/\S+$/i.test(text) ? safeExternalUrl(text) : null;
  return href === null ? null : { href, host: new URL(href).host };
}
