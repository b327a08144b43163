import * as z from 'zod/mini';

/** Characters of a stranger's answer that are shown. */
const MOST = 200;

const told = z.object({ message: z.string() });

/** Signs that are not seen, or turn the reading of what follows. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;

/** What an owner's site says, as plain text of bounded length: of JSON its `message`. Null where it says nothing. */
export function strangersWords(body: string): string | null {
  const text = messageIn(body) ?? '';
  const plain = text.replaceAll(UNSEEN, ' ').replaceAll(/\s+/g, ' ').trim();
  const signs = Array.from(plain);
  if (signs.length === 0) return null;
  return signs.length > MOST ? `${signs.slice(0, MOST - 1).join('')}…` : plain;
}

/** A page in place of a message is none. */
function messageIn(body: string): string | null {
  try {
    const parsed = told.safeParse(JSON.parse(body));
    return parsed.success ? parsed.data.message : null;
  } catch {
    return /^\s*</.test(body) ? null : body;
  }
}
