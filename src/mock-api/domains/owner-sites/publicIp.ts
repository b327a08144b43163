/**
 * First bytes of addresses not on the public internet (https://www.iana.org/assignments/iana-ipv4-special-registry).
 */
const special: readonly (readonly [first: number, from: number, to: number])[] = [
  [0, 0, 255],
  [10, 0, 255],
  [100, 64, 127],
  [127, 0, 255],
  [169, 254, 254],
  [172, 16, 31],
  [192, 0, 0],
  [192, 168, 168],
  [198, 18, 19],
];

/** Whether a resolved IP address is on the public internet; false if it cannot be parsed. */
export function isPublicIp(address: string): boolean {
  // Only 2000::/3 of IPv6 is assigned. Its documentation, Teredo and 6to4 ranges are excluded, since they can lead to
  // internal addresses.
  if (/^[23][0-9a-f]{3}:[0-9a-f:]+$/i.test(address))
    return !/^(?:2001:0{0,3}:|2001::|2001:0?db8:|2002:|3fff:)/i.test(address);
  const parts = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/.exec(address)?.slice(1).map(Number);
  if (!parts || parts.some((part) => part > 255)) return false;
  const [first = 0, second = 0] = parts;
  return (
    first < 224 && !special.some(([of, from, to]) => first === of && second >= from && second <= to)
  );
}
