/** `7xKXtg…` → `7xKX..gAsU`: the form in which wallet buttons show a base58 address. */
export function shortAddress(address: string): string {
  return address.length > 10 ? `${address.slice(0, 4)}..${address.slice(-4)}` : address;
}
