import { setTimeout as pause } from 'node:timers/promises';

/**
 * @typedef {object} Asked
 * @property {string} method
 * @property {string} path below the API, such as /packages
 * @property {Record<string, string>} [headers]
 * @property {unknown} [body] sent as JSON, or as it is if it is bytes
 * @property {import('./cookieJar.mjs').CookieJar | null} [jar]
 * @property {boolean} [withoutXsrf]
 * @property {boolean} [isPatient] false: 429 is an answer like any other
 *
 * @typedef {object} Answer
 * @property {number} status 0 if no response came; `text` then says why
 * @property {Headers} headers
 * @property {string} type media type without parameters
 * @property {string} text
 * @property {any} json undefined if the body isn’t JSON
 * @property {string[]} setCookies
 */

const LONGEST_WAIT_S = 120;

/** Sends requests to the server under test. */
export class Client {
  #origin;
  #base;
  #headers;
  #cookies;
  #timeoutMs;

  /**
   * @param {string} target origin of the server
   * @param {string} base path of the API, such as /api
   * @param {{headers?: object, cookies?: object, timeoutMs?: number}} [extras] sent with every request
   */
  constructor(target, base, { headers = {}, cookies = {}, timeoutMs = 30_000 } = {}) {
    this.#origin = target.replace(/\/$/, '');
    this.#base = base;
    this.#headers = headers;
    this.#cookies = cookies;
    this.#timeoutMs = timeoutMs;
  }

  get isHttps() {
    return this.#origin.startsWith('https:');
  }

  /** Cookies that every browser of this run has. */
  get cookies() {
    return this.#cookies;
  }

  /**
   * Calls the API. After a 429 it waits as long as Retry-After says, and tries again. It also tries again when the
   * session was renewed while the request was on its way.
   * @param {Asked} asked
   * @param {(answer: Answer) => void} [seen] gets every answer, including each 429
   */
  async call(asked, seen = () => {}) {
    const path = this.#base + asked.path;
    for (let attempt = 1; ; attempt += 1) {
      const token = asked.jar?.get('castle_access');
      const answer = await this.send({ ...asked, path });
      seen(answer);
      const now = asked.jar?.get('castle_access');
      if (answer.status === 401 && now !== undefined && now !== token && attempt === 1) continue;
      const wait = Number(answer.headers.get('retry-after') ?? Number.NaN);
      const mayWait = asked.isPatient !== false && attempt <= 2 && wait <= LONGEST_WAIT_S;
      if (answer.status !== 429 || !mayWait) return answer;
      await pause(wait * 1000 + 100);
    }
  }

  /**
   * Sends one request to a path from the origin.
   * @param {Asked} asked
   * @returns {Promise<Answer>}
   */
  async send({ method, path, headers = {}, body, jar = null, withoutXsrf = false }) {
    const pathname = path.split('?')[0];
    const own = Object.entries(this.#cookies).map(([name, value]) => `${name}=${value}`);
    const cookie = jar ? jar.header(pathname) : own.join('; ');
    const token = jar?.get('XSRF-TOKEN');
    const isBytes = body instanceof Uint8Array || typeof body === 'string';
    const request = {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(this.#timeoutMs),
      headers: {
        ...this.#headers,
        ...(cookie === '' ? {} : { cookie }),
        ...(method === 'GET' || withoutXsrf || token === undefined
          ? {}
          : { 'x-xsrf-token': token }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: isBytes ? body : JSON.stringify(body) }),
    };
    try {
      return await read(await fetch(this.#origin + path, request), jar);
    } catch (error) {
      const text = `no response: ${error.cause?.message ?? error.message}`;
      return { status: 0, headers: new Headers(), type: '', text, json: undefined, setCookies: [] };
    }
  }
}

async function read(response, jar) {
  const text = await response.text();
  const setCookies = response.headers.getSetCookie();
  jar?.take(setCookies);
  return {
    status: response.status,
    headers: response.headers,
    type: (response.headers.get('content-type') ?? '').split(';')[0].trim(),
    text,
    json: parsed(text),
    setCookies,
  };
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
