const SHOWN = 4;

/** An account's first and last letters, for where its name stands as well: "BscH…GTiZ". Never to compare by. */
export const shortAddress = (address: string): string =>
  address.length > 2 * SHOWN + 1 ? `${address.slice(0, SHOWN)}…${address.slice(-SHOWN)}` : address;

/** `7xKXtg…` → `7xKX..gAsU`: the form in which wallet buttons show a base58 address. */
export function shortWalletAddress(address: string): string {
  return address.length > 10 ? `${address.slice(0, 4)}..${address.slice(-4)}` : address;
}
