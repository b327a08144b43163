import {
  addressesIn,
  isInvite,
  type Address,
} from '@/features/modules/definitions/auto-moderator/addresses';
import { unstyled } from '@/shared/text/searchable';

export const linksIn = (text: string): Address[] =>
  addressesIn(text).filter(({ isLink }) => isLink);

/** Every host a text names, those of bare domains too. */
export const hostsIn = (text: string): string[] => addressesIn(text).map(({ host }) => host);

export const invitesIn = (text: string): Address[] => addressesIn(text).filter(isInvite);

/** Links, mentions and a server’s emoji: nobody chose their capitals. */
const NOT_WRITTEN = /https?:\/\/\S+|<[^<>\s]+>/gu;

/** How much of a text is capitals, of its letters. */
export function capitalsIn(text: string): { letters: number; capitals: number } {
  const written = text.replaceAll(NOT_WRITTEN, ' ');
  return {
    letters: written.match(/\p{L}/gu)?.length ?? 0,
    capitals: written.match(/\p{Lu}/gu)?.length ?? 0,
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
export const sameText = (text: string): string => unstyled(text).trim().replace(/\s+/g, ' ');
