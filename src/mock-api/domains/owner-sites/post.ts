import { isOwnerSiteLink } from '@/features/modules/definitions/quest/ownerSite';
import type { World } from '../../store/world';
import { isPublicIp } from './publicIp';

interface Question {
  url: string;
  /** What the body is signed with. */
  secret: string;
  body: Readonly<Record<string, string>>;
}

interface Answer {
  status: number;
  text: string;
}

const MOST_CALLS = 100;
const utf8 = new TextEncoder();

/**
 * Posts a signed question to an owner's website. Null if the website may not be asked, or does not answer within ten
 * seconds. Only https to a public IP address, and no redirects: the link must not reach into our own network.
 *
 * `Castle-Signature: t=<unix seconds>,v1=<hex>` is HMAC-SHA256 with the secret over `<t>.<body>`.
 */
export async function postToOwnerSite(
  world: World,
  { url, secret, body }: Question,
): Promise<Answer | null> {
  if (!isOwnerSiteLink(url) || secret === '') return null;
  const { href } = new URL(url);
  const site = world.db.ownerSites.find((row) => row.url === href);
  if (!site || !isPublicIp(site.address)) return null;
  const now = world.clock.now();
  const text = JSON.stringify(body);
  const at = String(Math.floor(now / 1000));
  const signature = `t=${at},v1=${await hmac(secret, `${at}.${text}`)}`;
  const { ownerCalls } = world.db;
  ownerCalls.push({ url: href, at: now, body: text, signature });
  if (ownerCalls.length > MOST_CALLS) ownerCalls.shift();
  world.changed();
  return site.isSlow ? null : { status: site.status, text: site.text };
}

async function hmac(secret: string, text: string): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', utf8.encode(secret), algorithm, false, ['sign']);
  const bytes = new Uint8Array(await crypto.subtle.sign('HMAC', key, utf8.encode(text)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
