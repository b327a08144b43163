import type { FileType } from '@/features/earning/uploads/fileTypes';
import { Damaged, type Bytes } from './bytes';
import { plainGif } from './gif';
import { plainJpeg } from './jpeg';
import { plainPng } from './png';
import { plainWebp } from './webp';

const plain: Readonly<Partial<Record<FileType, (bytes: Bytes) => Bytes>>> = {
  'image/png': plainPng,
  'image/jpeg': plainJpeg,
  'image/webp': plainWebp,
  'image/gif': plainGif,
};

/**
 * A picture without where it was taken and whatever else was written into it; other files as they are
 * (docs/product/quests.md). Null where it is damaged or cut off.
 */
export function withoutNotes(type: FileType, bytes: Bytes): Bytes | null {
  try {
    return plain[type]?.(bytes) ?? bytes;
  } catch (error) {
    if (error instanceof Damaged) return null;
    throw error;
  }
}
