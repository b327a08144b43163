import { isValues } from '../../engine/paths';
import type { Values } from '../../common-fields/field';

const LINK = /https?:\/\/[^\s<>()[\]"]+/gi;
/** Parts of a message that Discord shows as pictures; no one can open them. */
const PICTURES: ReadonlySet<string> = new Set(['image', 'thumbnail', 'authorIcon', 'footerIcon']);

/** What a message shows no one: pictures' addresses, and the other half of what a button may do. */
const isHidden = (part: Values, name: string): boolean =>
  PICTURES.has(name) ||
  (part['does'] === 'ANSWER' && name === 'url') ||
  (part['does'] === 'LINK' && name === 'answer');

function linksIn(part: unknown): string[] {
  if (typeof part === 'string') return part.match(LINK) ?? [];
  if (Array.isArray(part)) return part.flatMap(linksIn);
  if (!isValues(part)) return [];
  return Object.entries(part).flatMap(([name, value]) =>
    isHidden(part, name) ? [] : linksIn(value),
  );
}

/** The address in one spelling: a trailing point or comma ends a sentence and is no part of it. */
function spelled(link: string): string {
  const text = link.replace(/[.,;:!?]+$/, '');
  return URL.canParse(text) ? new URL(text).href : text;
}

interface MintPost {
  links: readonly { url: string }[];
  message: object;
}

/** Links of a mint alert's message that are not among its official links. */
export function foreignLinks({ links, message }: MintPost): string[] {
  const official = new Set(links.map(({ url }) => spelled(url)));
  return linksIn(message).filter((link) => !official.has(spelled(link)));
}
