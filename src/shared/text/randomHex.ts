/** Random bytes as lower-case hex, two digits each. Works on plain http too, where `crypto.randomUUID` is missing. */
export const randomHex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
