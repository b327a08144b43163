import type { Values } from '../../common-fields/field';
import { destinationOf } from '../../field-types/secret/secret';

/** Host names that are not on the public internet. */
const INSIDE =
  /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|test|invalid|arpa|onion)\.?$/i;

/**
 * Whether a link can be an owner's website, which our server posts to: https on the usual port, a public host name, no
 * password. IP addresses are refused, because they may lead into our own network.
 */
export function isOwnerSiteLink(link: string): boolean {
  const url = URL.canParse(link) ? new URL(link) : null;
  if (url?.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '')
    return false;
  const isName = /^(?:[a-z0-9_-]+\.)+(?!\d+\.?$)[a-z0-9-]+\.?$/i.test(url.hostname);
  return isName && !INSIDE.test(url.hostname);
}

/** Why members can't be sent to a page; null where they can, or where none is given yet. */
export function pageProblem(value: unknown, { kind, link }: Values): string | null {
  const page = String(value);
  if (page === '') return null;
  if (!/^https:/i.test(page)) return 'Enter a page that starts with https://.';
  return kind === 'API' && destinationOf(page) === destinationOf(String(link))
    ? 'Members can see this page. Use another address than the link for our check.'
    : null;
}
