import { vi } from 'vitest';

/** Captures files that the page saves, until the test ends: jsdom has no downloads. */
export function captureDownloads(): Blob[] {
  const blobs: Blob[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => {
        blobs.push(blob);
        return 'blob:x';
      },
      revokeObjectURL: () => undefined,
    }),
  );
  return blobs;
}
