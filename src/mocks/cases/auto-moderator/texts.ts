/** A host and the path behind it, lower case, without scheme, `www.` and a slash at the end. */
export interface Address {
  host: string;
  path: string;
}

const HOST = String.raw`(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,24}`;
const ADDRESS = new RegExp(
  String.raw`(?<![a-z0-9@.-])(https?:\/\/)?(${HOST})(?::\d+)?(\/[^\s<>"')\]]*)?`,
  'giu',
);

interface Found extends Address {
  /** Discord makes a link of it, or a reader would open it: it has a scheme, a path, or begins with `www.`. */
  isLink: boolean;
}

function addressesIn(text: string): Found[] {
  return [...text.matchAll(ADDRESS)].map(([, scheme, host = '', path = '']) => ({
    host: host.toLowerCase().replace(/^www\./, ''),
    path: path.replace(/[.,!?;:]+$/, '').replace(/\/+$/, ''),
    isLink: scheme !== undefined || path !== '' || /^www\./i.test(host),
  }));
}

export const linksIn = (text: string): Address[] =>
  addressesIn(text).filter(({ isLink }) => isLink);

/** Every host a text names, those of bare domains too. */
export const hostsIn = (text: string): string[] => addressesIn(text).map(({ host }) => host);

const isInvite = ({ host, path }: Address): boolean =>
  ((host === 'discord.gg' || host === 'discord.me') && path.length > 1) ||
  ((host === 'discord.com' || host === 'discordapp.com') && /^\/invite\/./i.test(path));

export const invitesIn = (text: string): Address[] => addressesIn(text).filter(isInvite);

/** What the lines of a field name: a domain, or an address on one. */
export const addressLines = (lines: string): Address[] =>
  lines.split('\n').flatMap((line) => addressesIn(line.trim()).slice(0, 1));

export const isHostOf = (host: string, domain: string): boolean =>
  host === domain || host.endsWith(`.${domain}`);

/** Whether an address is on one of these domains, and below its path where there is one. */
export const isAmong = ({ host, path }: Address, allowed: readonly Address[]): boolean =>
  allowed.some(
    (each) =>
      isHostOf(host, each.host) &&
      (each.path === '' || path === each.path || path.startsWith(`${each.path}/`)),
  );

/** Letters, digits and emoji; what stands between them separates words. */
const WORD = /[\p{L}\p{N}\p{M}_]+|\p{Extended_Pictographic}/gu;
const PATTERN = /[\p{L}\p{N}\p{M}_*]+|\p{Extended_Pictographic}/gu;

const folded = (text: string) => text.normalize('NFKC').toLowerCase();

/** Whether a word fits a pattern in which `*` stands for any letters. Takes the product of their lengths at most. */
function fits(word: string, pattern: string): boolean {
  let at = 0;
  let place = 0;
  let star = -1;
  let from = 0;
  while (at < word.length) {
    if (pattern[place] === '*') {
      star = place;
      place += 1;
      from = at;
    } else if (pattern[place] === word[at]) {
      place += 1;
      at += 1;
    } else if (star >= 0) {
      from += 1;
      at = from;
      place = star + 1;
    } else return false;
  }
  return /^\**$/.test(pattern.slice(place));
}

/**
 * Tells whether a text has one of the words of a field: one word or several in a row on each line, whatever their
 * capitals and the punctuation between them.
 */
export function wordMatcher(lines: string): (text: string) => boolean {
  const patterns = lines
    .split('\n')
    .map((line) => folded(line).match(PATTERN) ?? [])
    .filter((parts) => parts.some((part) => !/^\*+$/.test(part)));
  return (text) => {
    const words: readonly string[] = folded(text).match(WORD) ?? [];
    return patterns.some((parts) =>
      words.some((_, start) =>
        parts.every((part, index) => {
          const word = words[start + index];
          return word !== undefined && fits(word, part);
        }),
      ),
    );
  };
}

/** How much of a text is capitals, of its letters. */
export function capitalsIn(text: string): { letters: number; capitals: number } {
  return {
    letters: text.match(/\p{L}/gu)?.length ?? 0,
    capitals: text.match(/\p{Lu}/gu)?.length ?? 0,
  };
}

/** How many members and roles a text mentions; each counts once. */
export const mentionsIn = (text: string): number =>
  new Set(
    [...text.matchAll(/<@([!&]?)(\d+)>|@(everyone|here)\b/g)].map(
      ([, kind, id, all]) => all ?? `${kind === '&' ? 'role' : 'member'} ${id ?? ''}`,
    ),
  ).size;

const SEED_LENGTHS: ReadonlySet<number> = new Set([12, 15, 18, 21, 24]);

/** Whether a line is 12 to 24 short words and nothing else, as recovery phrases are; they may be numbered. */
export const hasSeedPhrase = (text: string): boolean =>
  text.split('\n').some((line) => {
    const words = line
      .trim()
      .split(/[\s,]+/)
      .filter((word) => !/^\d{1,2}[.):]?$/.test(word))
      .map((word) => word.replace(/^\d{1,2}[.):]/, ''));
    return SEED_LENGTHS.has(words.length) && words.every((word) => /^[a-z]{3,8}$/.test(word));
  });

/** What counts as the same text: spaces and capitals aside. */
export const sameText = (text: string): string => folded(text).trim().replace(/\s+/g, ' ');
