/** First bytes of what is not on the public internet (https://www.iana.org/assignments/iana-ipv4-special-registry). */
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

/** Whether an IP address that a name leads to is one of the public internet. What is not understood is not. */
export function isPublicIp(address: string): boolean {
  // Of IPv6 only 2000::/3 is given out, and of that no documentation, Teredo or 6to4, which can lead inwards.
  if (/^[23][0-9a-f]{3}:[0-9a-f:]+$/i.test(address))
    return !/^(?:2001:0{0,3}:|2001::|2001:0?db8:|2002:|3fff:)/i.test(address);
  const parts = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/.exec(address)?.slice(1).map(Number);
  if (!parts || parts.some((part) => part > 255)) return false;
  const [first = 0, second = 0] = parts;
  return (
    first < 224 && !special.some(([of, from, to]) => first === of && second >= from && second <= to)
  );
}
