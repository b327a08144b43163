/** Names that lead to no site of the public internet. */
const INSIDE =
  /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|test|invalid|arpa|onion)\.?$/i;

/**
 * Whether a link is one our server may post to: https, on the usual port, to a name of the public web without a
 * password in it. An address of digits is none, as it may lead into our own network.
 */
export function isPublicSite(link: string): boolean {
  const url = URL.canParse(link) ? new URL(link) : null;
  if (url?.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '')
    return false;
  const isName = /^(?:[a-z0-9_-]+\.)+(?!\d+\.?$)[a-z0-9-]+\.?$/i.test(url.hostname);
  return isName && !INSIDE.test(url.hostname);
}
