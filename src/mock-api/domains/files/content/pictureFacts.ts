import type { FileType } from '@/features/earning/uploads/fileTypes';
import { Damaged, latin, viewOf, type Bytes } from './bytes';
import { framesIn } from './gif';

/** Facts from a picture's header. */
export interface PictureFacts {
  /** Pixels. */
  width: number;
  height: number;
  isMoving: boolean;
}

/**
 * Size of a picture, and whether it is animated; for a picture without metadata (`withoutNotes`). Null where the size
 * is missing, and for files that are not pictures.
 */
export function factsOf(type: FileType, bytes: Bytes): PictureFacts | null {
  try {
    return readers[type]?.(bytes) ?? null;
  } catch (error) {
    // The file ends before its size.
    if (error instanceof RangeError || error instanceof Damaged) return null;
    throw error;
  }
}

function ofPng(bytes: Bytes): PictureFacts {
  const view = viewOf(bytes);
  let isMoving = false;
  for (let at = 8; at + 8 <= bytes.byteLength; at += 12 + view.getUint32(at))
    isMoving ||= latin(bytes, at + 4, 4) === 'acTL';
  return { width: view.getUint32(16), height: view.getUint32(20), isMoving };
}

/** Starts of frames: SOF0 to SOF15 without the tables among them (ITU T.81, B.1.1.3). */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function ofJpeg(bytes: Bytes): PictureFacts | null {
  const view = viewOf(bytes);
  let at = 2;
  while (at < bytes.byteLength) {
    if (view.getUint16(at) === 0xffff) {
      at += 1;
      continue;
    }
    const marker = view.getUint8(at + 1);
    if (isFrame(marker))
      return { width: view.getUint16(at + 7), height: view.getUint16(at + 5), isMoving: false };
    at += 2 + view.getUint16(at + 2);
  }
  return null;
}

/** Size of the container's canvas, or of its only picture (WebP container, VP8 and VP8L bitstreams). */
function ofWebp(bytes: Bytes): PictureFacts | null {
  const view = viewOf(bytes);
  const three = (at: number) => view.getUint16(at, true) | (view.getUint8(at + 2) << 16);
  switch (latin(bytes, 12, 4)) {
    case 'VP8X':
      return {
        width: three(24) + 1,
        height: three(27) + 1,
        isMoving: (view.getUint8(20) & 0x02) !== 0 || hasChunk(bytes, 'ANMF'),
      };
    case 'VP8 ':
      return {
        width: view.getUint16(26, true) & 0x3fff,
        height: view.getUint16(28, true) & 0x3fff,
        isMoving: false,
      };
    case 'VP8L': {
      const bits = view.getUint32(21, true);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1, isMoving: false };
    }
    default:
      return null;
  }
}

/** The logical screen's size; more than one frame means it is animated (GIF89a, 18). */
function ofGif(bytes: Bytes): PictureFacts {
  const view = viewOf(bytes);
  return {
    width: view.getUint16(6, true),
    height: view.getUint16(8, true),
    isMoving: framesIn(bytes) > 1,
  };
}

function hasChunk(bytes: Bytes, name: string): boolean {
  const view = viewOf(bytes);
  for (let at = 12; at + 8 <= bytes.byteLength;) {
    if (latin(bytes, at, 4) === name) return true;
    const size = view.getUint32(at + 4, true);
    at += 8 + size + (size % 2);
  }
  return false;
}

const readers: Readonly<Partial<Record<FileType, (bytes: Bytes) => PictureFacts | null>>> = {
  'image/png': ofPng,
  'image/jpeg': ofJpeg,
  'image/webp': ofWebp,
  'image/gif': ofGif,
};
