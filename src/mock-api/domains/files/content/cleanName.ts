import { endings, type FileType } from '@/features/earning/uploads/fileTypes';

/** Characters of a name beside its ending. */
const LONGEST = 80;

/** Control characters, halves of characters, and those nobody sees or that turn the order of others about. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu;
/** Signs some system does not take in a name. */
const FORBIDDEN = /["*:<>?|]/g;

/**
 * A name that is safe to show and to keep a file by: without a path, without what cannot be seen, of bearable
 * length, and with an ending of what the file is.
 */
export function cleanName(name: string, type: FileType): string {
  const last = name.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const seen = last
    .replaceAll(UNSEEN, '')
    .replaceAll(FORBIDDEN, '_')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[. ]+|[. ]+$/g, '');
  const own = endings[type].find((ending) => seen.toLowerCase().endsWith(`.${ending}`));
  const stem = own === undefined ? seen : seen.slice(0, -own.length - 1);
  const short = Array.from(stem).slice(0, LONGEST).join('').trim();
  return `${short === '' ? 'file' : short}.${own ?? endings[type][0]}`;
}
