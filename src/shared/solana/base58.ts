const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const DIGIT = new Map(Array.from(ALPHABET).map((char, value) => [char, value]));
/** A signature (64 bytes) is the longest value written in base58 here: at most 88 characters. */
const MAX_TEXT = 88;

/** Bytes as base58 text, the way Solana writes keys (32 bytes) and signatures (64 bytes). */
export function encodeBase58(bytes: Uint8Array): string {
  // Least significant first.
  const digits: number[] = [];
  let zeros = '';
  for (const byte of bytes) {
    let rest = byte;
    digits.forEach((digit, place) => {
      rest += digit * 256;
      digits[place] = rest % 58;
      rest = Math.floor(rest / 58);
    });
    for (; rest > 0; rest = Math.floor(rest / 58)) digits.push(rest % 58);
    if (digits.length === 0) zeros += ALPHABET.charAt(0);
  }
  return digits.reduceRight((text, digit) => text + ALPHABET.charAt(digit), zeros);
}

/**
 * The bytes behind base58 text, or null when it is empty, too long or holds another character.
 *
 * @param most longest text accepted: a whole transaction needs more than a key or signature
 */
export function decodeBase58(text: string, most = MAX_TEXT): Uint8Array | null {
  if (text === '' || text.length > most) return null;
  let number = 0n;
  for (const char of text) {
    const value = DIGIT.get(char);
    if (value === undefined) return null;
    number = number * 58n + BigInt(value);
  }
  const bytes: number[] = [];
  for (; number > 0n; number /= 256n) bytes.unshift(Number(number % 256n));
  const zeros = /^1*/.exec(text)?.[0].length ?? 0;
  return new Uint8Array([...Array<number>(zeros).fill(0), ...bytes]);
}

/** Whether the text can be an account on Solana: base58 of exactly 32 bytes. */
export const isPublicKey = (text: string): boolean => decodeBase58(text)?.length === 32;
