/** Sites from which a browser's request is the page's own, or the person's: a typed address, a bookmark. */
const OWN: readonly string[] = ['same-origin', 'none'];

/**
 * Whether another site has the browser make this call: by a link, a form or a picture (Fetch Metadata). Tools and old
 * browsers don't say where a call comes from; such a call counts as our own.
 */
export function isFromElsewhere({ headers }: Request): boolean {
  const site = headers.get('sec-fetch-site');
  return site !== null && !OWN.includes(site);
}

/**
 * Whether a page of another origin sent this request. Browsers alone send these headers, and no page can change them,
 * so a request with neither comes from a script or a test. Sec-Fetch-Site counts first, since a proxy in front may
 * have rewritten the host; browsers leave it out where the address is neither local nor https.
 */
export function isCrossOrigin({ headers, url }: Request): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return !OWN.includes(site);
  const origin = headers.get('origin');
  return origin !== null && hostOf(origin) !== new URL(url).host;
}

/** Null for `null`, which sandboxed pages and files send. */
const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : null);

/** Whether a page of another origin has to ask (a preflight, which is never granted) before it can send this. */
export function needsPreflight({ method, headers }: Request): boolean {
  if (method !== 'POST') return true;
  const type = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  return type === 'application/json';
}
