const CUSTOM = /^<a?:(\w{2,32}):\d{15,20}>$/;

/** An emoji of a button, menu or reaction. A server's own is a picture on Discord's servers, and told by its name. */
export function Emoji({ emoji }: { emoji: string }) {
  const name = CUSTOM.exec(emoji)?.[1];
  return name === undefined ? (
    <span>{emoji}</span>
  ) : (
    <span className="discord-emoji">:{name}:</span>
  );
}
