// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { previewInParts } from './previewParts';
import { previewProgress, usePreviewProgress } from './previewProgress';

const MEMBERS = 500_000;
const PART = 2000;

/** A server that checks `PART` members at once, of whom one in ten gains a role. */
const partAfter = (after: string) => {
  const start = Number(after);
  const end = start + PART;
  const gain = Array.from({ length: 100 }, (_, index) => ({
    member: {
      id: `m${String(start + index)}`,
      name: 'A member',
      username: null,
      picture: null,
    },
    roles: ['Holder'],
  }));
  return {
    checked: PART,
    qualify: PART / 10,
    gain,
    gainTotal: PART / 10,
    lose: [],
    loseTotal: 0,
    unknown: [],
    unknownTotal: 0,
    reasons: ['The network didn’t answer.'],
    outOfReach: [],
    graceHours: 24,
    nextCheckAt: null,
    members: MEMBERS,
    next: end < MEMBERS ? String(end) : null,
  };
};

const answer = (after: string) => ({
  success: true as const,
  message: '',
  data: partAfter(after),
});
type OnProgress = Parameters<typeof previewInParts>[1]['onProgress'];
const options = () => ({ onProgress: vi.fn<OnProgress>(), signal: new AbortController().signal });

test('half a million members are checked in 250 parts, with progress', async () => {
  const asked: string[] = [];
  const { onProgress, signal } = options();
  const ask = (after: string) => {
    asked.push(after);
    return Promise.resolve(answer(after));
  };
  const result = await previewInParts(ask, { onProgress, signal });
  expect(asked).toHaveLength(250);
  expect(onProgress).toHaveBeenCalledWith({ done: 4000, total: MEMBERS });
  expect(onProgress).toHaveBeenLastCalledWith(null);
  expect(result).toMatchObject({
    data: { checked: MEMBERS, gainTotal: 50_000, reasons: ['The network didn’t answer.'] },
  });
  expect(result.success && result.data.gain).toHaveLength(100);
});

test('a part that fails is the preview’s failure', async () => {
  const failure = { success: false as const, message: 'Down', status: 500 };
  expect(await previewInParts(() => Promise.resolve(failure), options())).toBe(failure);
});

test('a preview that no one waits for requests no more parts, and ends its progress', async () => {
  const stop = new AbortController();
  const onProgress = vi.fn<OnProgress>();
  const ask = vi.fn<Parameters<typeof previewInParts>[0]>((after) => {
    if (after === String(PART)) stop.abort();
    return Promise.resolve(answer(after));
  });
  await previewInParts(ask, { onProgress, signal: stop.signal });
  expect(ask).toHaveBeenCalledTimes(2);
  expect(onProgress).toHaveBeenLastCalledWith(null);
});

test('two previews have a progress each', () => {
  const { result } = renderHook(() => [usePreviewProgress('a'), usePreviewProgress('b')]);
  act(() => previewProgress.set('a', { done: 1, total: 2 }));
  act(() => previewProgress.set('b', { done: 2, total: 2 }));
  act(() => previewProgress.set('b', null));
  expect(result.current).toEqual([{ done: 1, total: 2 }, null]);
});
