/** Whether a browser sends the request from a page of another origin. */
export function isCrossSite({ headers }) {
  const site = headers['sec-fetch-site'];
  if (site) return site !== 'same-origin' && site !== 'none';
  if (!headers.origin) return false;
  return !URL.canParse(headers.origin) || new URL(headers.origin).host !== headers.host;
}
