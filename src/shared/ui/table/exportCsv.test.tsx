import { afterEach, expect, test, vi } from 'vitest';
import type { RowPart } from '@/shared/api/readParts';
import { exportCsv, partsOf } from './exportCsv';
import { captureDownloads } from './testing/captureDownloads';

interface Line {
  id: number;
}
const columns = [{ header: 'ID', value: ({ id }: Line) => id }];
const lines = (start: number, count: number): Line[] =>
  Array.from({ length: count }, (_, index) => ({ id: start + index }));

async function* partsOfMany(total: number): AsyncGenerator<RowPart<Line>, void> {
  for (let start = 0; start < total; start += 1000)
    yield await Promise.resolve({ rows: lines(start, Math.min(1000, total - start)), total });
}

interface Disk {
  written: number;
  longest: number;
  ended: 'closed' | 'aborted' | null;
}

/** A disk that counts the characters written to it. */
function stubDisk(): Disk {
  const disk: Disk = { written: 0, longest: 0, ended: null };
  const file = {
    write: (text: string) => {
      disk.written += text.length;
      disk.longest = Math.max(disk.longest, text.length);
      return Promise.resolve();
    },
    close: () => Promise.resolve(void (disk.ended = 'closed')),
    abort: () => Promise.resolve(void (disk.ended = 'aborted')),
  };
  vi.stubGlobal('showSaveFilePicker', () =>
    Promise.resolve({ createWritable: () => Promise.resolve(file) }),
  );
  return disk;
}

const save = (total: number, more: Partial<Parameters<typeof exportCsv<Line>>[0]> = {}) =>
  exportCsv({
    name: 'lines',
    columns,
    parts: partsOfMany(total),
    found: total,
    onProgress: () => undefined,
    signal: new AbortController().signal,
    ...more,
  });

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a long export goes to the disk part by part, with progress', async () => {
  const disk = stubDisk();
  const onProgress = vi.fn<(done: number, total: number | null) => void>();
  expect(await save(200_000, { onProgress })).toBe(200_000);
  expect(disk.ended).toBe('closed');
  expect(onProgress).toHaveBeenCalledTimes(200);
  expect(onProgress).toHaveBeenLastCalledWith(200_000, 200_000);
  // No single write holds the whole file.
  expect(disk.longest).toBeLessThan(10_000);
});

test('a stopped export leaves no file', async () => {
  const disk = stubDisk();
  const controller = new AbortController();
  const onProgress = (done: number) => {
    if (done === 3000) controller.abort();
  };
  expect(await save(200_000, { onProgress, signal: controller.signal })).toBeNull();
  expect(disk.ended).toBe('aborted');
  expect(disk.written).toBeLessThan(30_000);
});

test('nothing is read when the visitor closes the browser’s dialog', async () => {
  vi.stubGlobal('showSaveFilePicker', () =>
    Promise.reject(new DOMException('Closed', 'AbortError')),
  );
  const onProgress = vi.fn<() => void>();
  expect(await save(200_000, { onProgress })).toBeNull();
  expect(onProgress).not.toHaveBeenCalled();
});

test('without a dialog of the browser the parts become one download', async () => {
  const blobs = captureDownloads();
  expect(await save(2500)).toBe(2500);
  const rows = (await blobs[0]?.text())?.split('\r\n') ?? [];
  expect(rows).toHaveLength(2501);
  expect([rows[0], rows[1], rows[1001], rows.at(-1)]).toEqual(['ID', '0', '1000', '2499']);
});

test('a failed part saves nothing', async () => {
  const blobs = captureDownloads();
  async function* failing(): AsyncGenerator<RowPart<Line>, void> {
    yield { rows: lines(0, 10), total: 20 };
    await Promise.reject(new Error('Down'));
  }
  await expect(save(20, { parts: failing() })).rejects.toThrow('Down');
  expect(blobs).toHaveLength(0);
});

test('rows at hand are cut into parts', async () => {
  const sizes: number[] = [];
  for await (const { rows } of partsOf(lines(0, 2500))) sizes.push(rows.length);
  expect(sizes).toEqual([1000, 1000, 500]);
});
