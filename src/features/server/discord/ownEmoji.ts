const OWN = /^<a?:(\w{2,32}):(\d{15,20})>$/;

/** A server's own emoji by name and id, as messages carry it (`<:name:id>`, `<a:name:id>` of one that moves); null for
 * all other text. */
export function ownEmojiIn(text: string): { name: string; id: string } | null {
  const [, name, id] = OWN.exec(text) ?? [];
  return name === undefined || id === undefined ? null : { name, id };
}
