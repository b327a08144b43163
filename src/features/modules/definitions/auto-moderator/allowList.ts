import { addressesIn, isHostOf, type Address } from './addresses';
import { entriesIn, inLines, unsplit } from './entries';

const EXAMPLE = 'such as magiceden.io';

/** Reads an entry as an address, or returns why it is not one. */
function readEntry(entry: string): { address: Address } | { problem: string } {
  const named = `“${entry}”`;
  const bare = entry
    .replace(/^["'<(]+|[>"')]+$/gu, '')
    .replace(/^([a-z][a-z0-9+-]*):\/\//i, (scheme) => (/^https?:/i.test(scheme) ? '' : scheme))
    .replace(/^(?:\*\.|\.)/, '')
    .replace(/\/\*$/, '');
  const [host = ''] = bare.split(/[/?#]/, 1);
  if (/^[*.]*$/.test(bare))
    return { problem: `${named} would allow every link. Enter a domain, ${EXAMPLE}.` };
  if (/\s/.test(bare)) return { problem: `${named} has a space. Enter a domain, ${EXAMPLE}.` };
  if (bare.includes('*'))
    return { problem: `In ${named}, use * only at the start. Subdomains are allowed anyway.` };
  if (host.includes('@'))
    return { problem: `${named} is an email address or a name. Enter a domain, ${EXAMPLE}.` };
  const [address] = ALL_HOST.test(host) ? addressesIn(`https://${bare}`) : [];
  return address
    ? { address }
    : { problem: `${named} isn’t a domain. Include its ending, ${EXAMPLE}.` };
}

/** Only letters, digits, dots and a port: an address inside other text does not count. */
const ALL_HOST = /^[\p{L}\p{N}\p{M}-]+(?:\.[\p{L}\p{N}\p{M}-]+)+\.?(?::\d+)?$/u;

/** Splits an entry at spaces if each part is an address, as pasted lists are. */
const splitAtSpaces = (entry: string): readonly string[] => {
  const parts = entry.split(/\s+/u);
  return parts.every((part) => 'address' in readEntry(part)) ? parts : [entry];
};

const written = ({ host, path }: Address) => `${host}${path}`;

/** One domain or invite per line, without duplicates, schemes and ports. Invalid entries stay unchanged. */
export const tidyAllowed = (text: string): string => {
  const entries = entriesIn(text)
    .flatMap(splitAtSpaces)
    .map((entry) => {
      const read = readEntry(entry);
      return 'address' in read ? written(read.address) : entry;
    });
  return inLines(entries, (entry) => entry);
};

/** Addresses named by the lines of a field. Lines of older rules may contain other text as well. */
export const addressLines = (lines: string): Address[] =>
  lines.split('\n').flatMap((line): readonly Address[] => {
    const read = readEntry(line.trim());
    return 'address' in read ? [read.address] : addressesIn(line);
  });

/** Error of a list of allowed addresses; null if it is valid. */
export function allowedProblem(text: string): string | null {
  const together = unsplit(text);
  if (together !== null) return `Put each domain on its own line: “${together}”.`;
  for (const entry of entriesIn(text)) {
    const read = readEntry(entry);
    if ('problem' in read) return read.problem;
  }
  return null;
}

/** Hosts where anyone can publish a page: https://publicsuffix.org/list/ has them as private suffixes. */
const HOSTING =
  'vercel.app netlify.app pages.dev workers.dev github.io gitlab.io web.app firebaseapp.com herokuapp.com onrender.com ngrok.io ngrok.app glitch.me notion.site wixsite.com blogspot.com framer.app carrd.co'.split(
    ' ',
  );
const SHORTENERS = 'bit.ly tinyurl.com t.co cutt.ly is.gd shorturl.at rebrand.ly linktr.ee'.split(
  ' ',
);

/** Warning about entries that allow more than expected; null for none. */
export function allowedCaution(text: string, trigger: string): string | null {
  const all = addressLines(tidyAllowed(text)).filter(({ path }) => path === '');
  const on = (domains: readonly string[]) =>
    all.find(({ host }) => domains.some((domain) => host === domain))?.host;
  const hosting = on(HOSTING);
  if (hosting !== undefined)
    return `Anyone can publish on ${hosting}, so this allows every page there.`;
  const shortener = on(SHORTENERS);
  if (shortener !== undefined) return `Links on ${shortener} can lead anywhere.`;
  const invites = all.find(
    ({ host }) => isHostOf('discord.gg', host) || isHostOf('discord.com', host),
  );
  if (invites !== undefined && trigger === 'INVITES')
    return `${invites.host} allows every invite. To allow only one, enter the full link, such as discord.gg/partner.`;
  return null;
}
