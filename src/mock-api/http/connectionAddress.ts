/** Tells the back end the address of a connection. Only a host sets it; one that came from outside is dropped. */
export const ADDRESS_HEADER = 'x-connection-address';

/** The address a host has seen; null where it knows none. */
export const addressSeen = (request: Request): string | null => request.headers.get(ADDRESS_HEADER);

/**
 * What tells an internet connection from others: an IPv4 address, or the first half of an IPv6 address, as a
 * household has many of those.
 */
export function connectionOf(address: string): string {
  const text = address.trim().toLowerCase().replace(/%.*$/, '');
  const [, embedded] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(text) ?? [];
  if (embedded !== undefined) return embedded;
  if (!text.includes(':')) return text;
  const [head = '', tail] = text.split('::');
  const groups = head === '' ? [] : head.split(':');
  const rest = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - groups.length - rest.length);
  const all = [...groups, ...Array.from({ length: zeros }, () => '0'), ...rest];
  return all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
