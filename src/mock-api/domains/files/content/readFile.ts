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
    return wrongFile(`This is no ${typeInWords(type)}. Only ${typeNames} are taken.`);
  if (told !== type)
    return wrongFile(
      `It is called ${withArticle(typeInWords(type))}, and is ${withArticle(typeInWords(told))}. Rename it.`,
    );
  const kept = withoutNotes(told, bytes);
  return kept === null ? wrongFile('This picture is damaged or cut off.') : { type: told, kept };
}
