/** A 32-bit number that is the same for the same text everywhere (FNV-1a, stirred); for looks, not for secrets. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text)
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  // Names that differ in their last letter alone would else lie side by side.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) >>> 0;
}
