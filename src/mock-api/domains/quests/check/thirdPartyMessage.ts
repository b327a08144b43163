import * as z from 'zod/mini';

/** Maximum characters of a third party's message. */
const MOST = 200;

const told = z.object({ message: z.string() });

/** Invisible characters, and those that change the direction of text. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;

/** The message of an owner's website as plain text of bounded length: `message` of JSON, else the body. Null if empty. */
export function thirdPartyMessage(body: string): string | null {
  const text = messageIn(body) ?? '';
  const plain = text.replaceAll(UNSEEN, ' ').replaceAll(/\s+/g, ' ').trim();
  const signs = Array.from(plain);
  if (signs.length === 0) return null;
  return signs.length > MOST ? `${signs.slice(0, MOST - 1).join('')}…` : plain;
}

/** An HTML page is no message. */
function messageIn(body: string): string | null {
  try {
    const parsed = told.safeParse(JSON.parse(body));
    return parsed.success ? parsed.data.message : null;
  } catch {
    return /^\s*</.test(body) ? null : body;
  }
}
