const SHOWN = 4;

/** `7xKXtg…` → `7xKX…gAsU`: the one short form of an address or a signature. Never to compare by. */
export const shortAddress = (address: string): string =>
  address.length > 2 * SHOWN + 1 ? `${address.slice(0, SHOWN)}…${address.slice(-SHOWN)}` : address;
