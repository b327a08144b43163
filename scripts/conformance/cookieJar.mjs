/**
 * @typedef {object} SetCookie a Set-Cookie header, read
 * @property {string} name
 * @property {string} value
 * @property {Record<string, string>} attributes by name in lower case; one without a value has an empty one
 */

/** @returns {SetCookie} */
export function readSetCookie(line) {
  const [pair, ...rest] = line.split(';').map((part) => part.trim());
  const split = (text) => {
    const at = text.indexOf('=');
    return at === -1 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
  };
  const [name, value] = split(pair);
  const attributes = rest.map(split).map(([key, text]) => [key.toLowerCase(), text]);
  return { name, value, attributes: Object.fromEntries(attributes) };
}

const PREFIX = /^__(?:Host|Secure)-/;

/** The cookies of one browser. Names are known without the prefix that they have over https. */
export class CookieJar {
  #cookies = new Map();

  constructor(cookies = {}) {
    for (const [name, value] of Object.entries(cookies)) this.set(name, value);
  }

  set(name, value, path = '/') {
    this.#cookies.set(name, { value, path });
  }

  /** Keeps what a response sets, and forgets what it deletes. */
  take(lines) {
    for (const { name, value, attributes } of lines.map(readSetCookie)) {
      if (attributes['max-age'] === '0' || value === '') this.#cookies.delete(name);
      else this.set(name, value, attributes.path ?? '/');
    }
  }

  get(plainName) {
    return this.#find(plainName)?.[1].value;
  }

  delete(plainName) {
    const found = this.#find(plainName);
    if (found) this.#cookies.delete(found[0]);
  }

  #find(plainName) {
    return [...this.#cookies].find(([name]) => name.replace(PREFIX, '') === plainName);
  }

  copy() {
    const copy = new CookieJar();
    for (const [name, { value, path }] of this.#cookies) copy.set(name, value, path);
    return copy;
  }

  /** The Cookie header of a request to a path. */
  header(path) {
    return [...this.#cookies]
      .filter(([, cookie]) => isBelow(path, cookie.path))
      .map(([name, { value }]) => `${name}=${value}`)
      .join('; ');
  }
}

const isBelow = (path, folder) =>
  folder === '/' || path === folder || path.startsWith(folder.replace(/\/?$/, '/'));
