import {
  addressesIn,
  isInvite,
  type Address,
} from '@/features/modules/definitions/auto-moderator/addresses';
import { unstyled } from '@/shared/text/searchable';

export const linksIn = (text: string): Address[] =>
  addressesIn(text).filter(({ isLink }) => isLink);

/** Hosts of all addresses in a text, including bare domains. */
export const hostsIn = (text: string): string[] => addressesIn(text).map(({ host }) => host);

export const invitesIn = (text: string): Address[] => addressesIn(text).filter(isInvite);

/** Links, mentions and custom emoji: the author did not choose their capitals. */
const NOT_WRITTEN = /https?:\/\/\S+|<[^<>\s]+>/gu;

/** Numbers of letters and of capitals among them. */
export function capitalsIn(text: string): { letters: number; capitals: number } {
  const written = text.replaceAll(NOT_WRITTEN, ' ');
  return {
    letters: written.match(/\p{L}/gu)?.length ?? 0,
    capitals: written.match(/\p{Lu}/gu)?.length ?? 0,
  };
}

/** Number of different members and roles that a text mentions. */
export const mentionsIn = (text: string): number =>
  new Set(
    [...text.matchAll(/<@([!&]?)(\d+)>|@(everyone|here)\b/g)].map(
      ([, kind, id, all]) => all ?? `${kind === '&' ? 'role' : 'member'} ${id ?? ''}`,
    ),
  ).size;

const SEED_LENGTHS: ReadonlySet<number> = new Set([12, 15, 18, 21, 24]);

/** Whether a line is 12 to 24 short words and nothing else, like a recovery phrase; the words may be numbered. */
export const hasSeedPhrase = (text: string): boolean =>
  text.split('\n').some((line) => {
    const words = line
      .trim()
      .split(/[\s,]+/)
      .filter((word) => !/^\d{1,2}[.):]?$/.test(word))
      .map((word) => word.replace(/^\d{1,2}[.):]/, ''));
    return SEED_LENGTHS.has(words.length) && words.every((word) => /^[a-z]{3,8}$/.test(word));
  });

/** Normal form for comparing texts: ignores styled letters, spaces and capitals. */
export const sameText = (text: string): string => unstyled(text).trim().replace(/\s+/g, ' ');
