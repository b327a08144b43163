import { typeInWords, type FileType } from '@/features/earning/uploads/fileTypes';
import { withArticle } from '@/shared/text/article';
import type { SentFile } from '../../../http/input';
import { wrongFields, type Refusal } from '../../../http/reply';
import type { Bytes } from './bytes';
import { typeOf } from './typeOf';
import { withoutNotes } from './withoutNotes';

/** What is wrong with a file that was sent, at its field. */
export const wrongFile = (message: string) => wrongFields([{ path: 'file', message }]);

/**
 * What is wrong with a file by itself; else what it is by its content, with what is kept of it (decision 79).
 *
 * @param typeNames what is taken, in words
 */
export function readFile(
  { bytes, type }: SentFile,
  typeNames: string,
): { type: FileType; kept: Bytes } | Refusal<400> {
  if (bytes.byteLength === 0) return wrongFile('This file is empty.');
  const told = typeOf(bytes);
  if (told === null)
    return wrongFile(`This file isn’t ${withArticle(typeInWords(type))}. Allowed: ${typeNames}.`);
  if (told !== type)
    return wrongFile(
      `This file is ${withArticle(typeInWords(told))}, not ${withArticle(typeInWords(type))}. Rename it.`,
    );
  const kept = withoutNotes(told, bytes);
  return kept === null ? wrongFile('This image is damaged or incomplete.') : { type: told, kept };
}
