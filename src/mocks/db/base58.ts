const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

/** Bytes as base58 text, as Solana writes keys and signatures. */
export function toBase58(bytes: Uint8Array): string {
  let number = 0n;
  for (const byte of bytes) number = number * 256n + BigInt(byte);
  let text = '';
  for (; number > 0n; number /= 58n) text = ALPHABET.charAt(Number(number % 58n)) + text;
  const zeros = bytes.findIndex((byte) => byte !== 0);
  return ALPHABET.charAt(0).repeat(zeros === -1 ? bytes.length : zeros) + text;
}

/** Whether a text can be a public key (32 bytes) by its letters and length. */
export const looksLikeAddress = (text: string) => /^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(text);
/** Whether a text can be a transaction signature (64 bytes) by its letters and length. */
export const looksLikeSignature = (text: string) => /^[1-9A-HJ-NP-Za-km-z]{64,88}$/.test(text);

/** The bytes of a base58 text; null when a letter does not belong there. */
export function fromBase58(text: string): Uint8Array | null {
  let number = 0n;
  for (const letter of text) {
    const digit = ALPHABET.indexOf(letter);
    if (digit === -1) return null;
    number = number * 58n + BigInt(digit);
  }
  const bytes: number[] = [];
  for (; number > 0n; number /= 256n) bytes.unshift(Number(number % 256n));
  const zeros = /^1*/.exec(text)?.[0].length ?? 0;
  return Uint8Array.from([...new Uint8Array(zeros), ...bytes]);
}
