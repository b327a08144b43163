import { safeExternalUrl } from '@/shared/navigation/safeUrl';

/** A submitted address and its host, which is shown because the text around it may be misleading. */
export interface EvidenceLink {
  href: string;
  host: string;
}

/** The answer as a link, if all of it is one address that is safe to open; null for any other text. */
export function evidenceLink(answer: string): EvidenceLink | null {
  const text = answer.trim();
  const href = /^https:\/\/\S+$/i.test(text) ? safeExternalUrl(text) : null;
  return href === null ? null : { href, host: new URL(href).host };
}
