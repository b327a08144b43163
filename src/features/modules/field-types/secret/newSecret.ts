const BYTES = 32;

/** A secret of 256 random bits, as hex. */
export const newSecret = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
