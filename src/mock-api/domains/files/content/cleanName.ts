import { endings, type FileType } from '@/features/earning/uploads/fileTypes';

/** Maximum length of a name without its extension. */
const LONGEST = 80;

/** Control characters, lone surrogates, and characters that are invisible or change the direction of text. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu;
/** Characters that some systems do not allow in file names. */
const FORBIDDEN = /["*:<>?|]/g;

/**
 * A file name that is safe to show and to save under: no path, no invisible characters, of limited length, and with the
 * extension of the file's real type.
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
