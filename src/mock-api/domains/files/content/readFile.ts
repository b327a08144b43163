import { typeInWords, type FileType } from '@/features/earning/uploads/fileTypes';
import { withArticle } from '@/shared/text/article';
import type { SentFile } from '../../../http/input';
import { wrongFields, type Refusal } from '../../../http/reply';
import type { Bytes } from './bytes';
import { typeOf } from './typeOf';
import { withoutNotes } from './withoutNotes';

/** A refusal with this message at the field `file`. */
export const wrongFile = (message: string) => wrongFields([{ path: 'file', message }]);

/**
 * The type of a sent file by its content, with the content to store; otherwise the refusal (docs/product/quests.md).
 *
 * @param typeNames allowed types, in words
 */
export function readFile(
  { bytes, type }: SentFile,
  typeNames: string,
): { type: FileType; kept: Bytes } | Refusal<'invalid-fields'> {
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
