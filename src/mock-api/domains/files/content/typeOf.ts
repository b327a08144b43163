import type { FileType } from '@/features/earning/uploads/fileTypes';
import { latin } from './bytes';

const starts = (bytes: Uint8Array, ...wanted: number[]) =>
  wanted.every((byte, index) => bytes[index] === byte);

/** Brands of ISO media files that are MP4 (ISO/IEC 14496-12, MP4RA); HEIC and AVIF pictures have others. */
const MP4 = [
  'isom',
  'iso2',
  'iso4',
  'iso5',
  'iso6',
  'mp41',
  'mp42',
  'avc1',
  'M4V ',
  'MSNV',
  'dash',
];

const isMp4 = (bytes: Uint8Array) =>
  latin(bytes, 4, 4) === 'ftyp' && MP4.includes(latin(bytes, 8, 4));

/** EBML whose DocType (element 0x4282) is webm; Matroska is another. */
const isWebm = (bytes: Uint8Array) =>
  starts(bytes, 0x1a, 0x45, 0xdf, 0xa3) && latin(bytes, 0, 64).includes('\u0042\u0082\u0084webm');

/**
 * What a file is by its first bytes; null for all that is not taken. Whatever else is in it, it is served as
 * that alone.
 */
export function typeOf(bytes: Uint8Array): FileType | null {
  if (starts(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'image/png';
  if (starts(bytes, 0xff, 0xd8, 0xff)) return 'image/jpeg';
  if (latin(bytes, 0, 4) === 'RIFF' && latin(bytes, 8, 4) === 'WEBP') return 'image/webp';
  if (['GIF87a', 'GIF89a'].includes(latin(bytes, 0, 6))) return 'image/gif';
  if (latin(bytes, 0, 5) === '%PDF-') return 'application/pdf';
  if (isMp4(bytes)) return 'video/mp4';
  return isWebm(bytes) ? 'video/webm' : null;
}
