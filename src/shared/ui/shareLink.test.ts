import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { shareLink } from './shareLink';
import { onToast, type Toast } from './toast';

const link = { url: 'https://app.castle.example/r/ada', title: 'Castle Bots' };
const copy = vi.fn<(text: string) => Promise<void>>();
let toasts: Toast[] = [];
let stop: () => void = () => undefined;

beforeEach(() => {
  copy.mockReset().mockResolvedValue(undefined);
  toasts = [];
  stop = onToast((toast) => void toasts.push(toast));
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

const device = (share?: (data: ShareData) => Promise<void>) =>
  vi.stubGlobal('navigator', { clipboard: { writeText: copy }, ...(share ? { share } : {}) });

test('the share sheet gets the link, and nothing is copied', async () => {
  const share = vi.fn<(data: ShareData) => Promise<void>>().mockResolvedValue(undefined);
  device(share);
  await shareLink({ ...link, text: 'Join me' });
  expect(share).toHaveBeenCalledExactlyOnceWith({ ...link, text: 'Join me' });
  expect(copy).not.toHaveBeenCalled();
  expect(toasts).toEqual([]);
});

test.each([
  ['takes files', true, 1],
  ['takes links alone', false, 0],
])('a sheet that %s gets %i pictures', async (_case, canShare, count) => {
  const share = vi.fn<(data: ShareData) => Promise<void>>().mockResolvedValue(undefined);
  vi.stubGlobal('navigator', { share, canShare: () => canShare });
  const draw = vi.fn<() => Promise<File | null>>(async () => new File(['png'], 'reward.png'));
  await shareLink(link, draw);
  expect(draw).toHaveBeenCalledTimes(count);
  expect(share.mock.calls[0]?.[0].files ?? []).toHaveLength(count);
});

test('a sheet that is closed is no error', async () => {
  device(() => Promise.reject(new DOMException('', 'AbortError')));
  await shareLink(link);
  expect(copy).not.toHaveBeenCalled();
  expect(toasts).toEqual([]);
});

test.each([
  ['there is no share sheet', undefined],
  ['the sheet is refused', () => Promise.reject(new DOMException('', 'NotAllowedError'))],
])('copies the link where %s', async (_case, share) => {
  device(share);
  await shareLink(link);
  expect(copy).toHaveBeenCalledExactlyOnceWith(link.url);
  expect(toasts).toMatchObject([{ kind: 'success', message: 'Link copied' }]);
});
