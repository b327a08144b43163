/** Pictures a browser draws without running anything. */
export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'] as const;

/** What can be sent, with its usual endings; the first is given to what has none (docs/product/quests.md). */
export const endings = {
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/webp': ['webp'],
  'image/gif': ['gif'],
  'application/pdf': ['pdf'],
  'video/mp4': ['mp4', 'm4v'],
  'video/webm': ['webm'],
} as const;
export type FileType = keyof typeof endings;

export const fileTypes = [
  ...pictureTypes,
  'application/pdf',
  'video/mp4',
  'video/webm',
] as const satisfies readonly FileType[];

const names: Readonly<Record<string, string>> = {
  'image/png': 'PNG image',
  'image/jpeg': 'JPEG image',
  'image/webp': 'WebP image',
  'image/gif': 'GIF image',
  'application/pdf': 'PDF',
  'video/mp4': 'MP4 video',
  'video/webm': 'WebM video',
};

/** A type in words; one this build does not know is a file. */
export const typeInWords = (type: string): string =>
  (Object.hasOwn(names, type) ? names[type] : undefined) ?? 'File';

export const TYPE_NAMES = 'PNG, JPEG, WebP and GIF images, PDFs, and MP4 and WebM videos';

/** Files for one task. */
export const MOST_FILES = 3;

const MB = 1024 * 1024;
/** Most an owner can allow, bytes. */
export const MOST_BYTES = 10 * MB;

/** A size as people read it: "2.4 MB". 1 MB is 1024 kB, as owners count it. */
export function sizeInWords(bytes: number): string {
  const inMb = bytes / MB;
  if (inMb < 1) return `${String(Math.max(1, Math.round(bytes / 1024)))} kB`;
  return `${String(Math.round(inMb * 10) / 10)} MB`;
}

export const isPicture = (type: string): boolean => pictureTypes.some((each) => each === type);
