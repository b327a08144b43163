/** A host and the path behind it, lower case, without scheme, `www.` and a slash at the end. */
export interface Address {
  host: string;
  path: string;
}

const LETTER = String.raw`[\p{L}\p{N}\p{M}]`;
const ANY_HOST = String.raw`(?:${LETTER}(?:[\p{L}\p{N}\p{M}-]*${LETTER})?\.)+(?:xn--[a-z0-9-]{2,59}|\p{L}[\p{L}\p{M}]{1,23})`;
const HOST = String.raw`(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+(?:xn--[a-z0-9-]{2,59}|[a-z]{2,24})`;
const IP = String.raw`\d{1,3}(?:\.\d{1,3}){3}|\[[\da-f:.]+\]`;
// Discord makes a link of other letters, and of an IP address, only behind a scheme. A browser goes to the host behind
// an @: https://discord.com@evil.example leads to evil.example.
const ADDRESS = new RegExp(
  String.raw`(?:(https?:\/\/)(?:[^\s\/?#<>]*@)?(${ANY_HOST}|${IP})|(?<![a-z0-9@.-])(${HOST}))(?::\d+)?([\/?#][^\s<>"')\]]*)?`,
  'giu',
);

interface Found extends Address {
  /** Discord makes a link of it, or a reader would open it: it has a scheme, a path, or begins with `www.`. */
  isLink: boolean;
}

/** As a browser asks for it: “münchen.de” is “xn--mnchen-3ya.de”, and letters of another style are plain ones. */
function asciiHost(host: string): string {
  if (/^[a-z0-9.-]+$/.test(host)) return host;
  const address = `http://${host}`;
  return URL.canParse(address) ? new URL(address).hostname : host;
}

const hostOf = (host: string) => asciiHost(host.toLowerCase()).replace(/^www\./, '');

const pathOf = (path: string) =>
  path
    .replace(/[?#].*$/, '')
    .replace(/[.,!?;:]+$/, '')
    .replace(/\/+$/, '');

export function addressesIn(text: string): Found[] {
  return [...text.matchAll(ADDRESS)].map(([, scheme, named, bare = '', path = '']) => {
    const host = named ?? bare;
    return {
      host: hostOf(host),
      path: pathOf(path),
      isLink: scheme !== undefined || path.startsWith('/') || /^www\./i.test(host),
    };
  });
}

/** Discord has two addresses for an invite. */
const withShortInvite = (address: Address): Address => {
  const [, code] = /^\/invite\/([^/]+)/i.exec(address.path) ?? [];
  return code !== undefined && isDiscord(address.host)
    ? { host: 'discord.gg', path: `/${code}` }
    : address;
};

const isDiscord = (host: string) => host === 'discord.com' || host === 'discordapp.com';

export const isInvite = ({ host, path }: Address): boolean =>
  ((host === 'discord.gg' || host === 'discord.me') && path.length > 1) ||
  (isDiscord(host) && /^\/invite\/./i.test(path));

export const isHostOf = (host: string, domain: string): boolean =>
  host === domain || host.endsWith(`.${domain}`);

/** Whether an address is on one of these domains, and below its path where there is one. */
export const isAmong = (address: Address, allowed: readonly Address[]): boolean =>
  [address, withShortInvite(address)].some(({ host, path }) =>
    allowed
      .flatMap((each) => [each, withShortInvite(each)])
      .some(
        (each) =>
          isHostOf(host, each.host) &&
          (each.path === '' || path === each.path || path.startsWith(`${each.path}/`)),
      ),
  );
