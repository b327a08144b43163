/**
 * Whether another site has the browser make this call: by a link, a form or a picture (Fetch Metadata). Tools and old
 * browsers don't say where a call comes from; such a call counts as our own.
 */
export function isFromElsewhere({ headers }: Request): boolean {
  const site = headers.get('sec-fetch-site');
  return site !== null && site !== 'same-origin' && site !== 'none';
}
