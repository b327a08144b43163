import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { request } from '@/shared/api/request';
import { previewInParts } from './previewParts';
import { previewProgress } from './previewProgress';

vi.mock('@/shared/api/request');

const MEMBERS = 500_000;
const PART = 2000;
const input = {
  params: { id: 'srv-keep' },
  body: { module: 'holder-verification' as const, values: {} },
};

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

beforeEach(() => {
  vi.spyOn(previewProgress, 'set');
});
afterEach(() => {
  vi.restoreAllMocks();
});

test('half a million members are checked in 250 parts, with progress', async () => {
  const asked = vi.mocked(request).mockImplementation((_, sent) => {
    const body: unknown = 'body' in sent ? sent.body : undefined;
    const after = body instanceof Object && 'after' in body ? String(body.after) : '';
    return Promise.resolve({ success: true, message: '', data: partAfter(after) as never });
  });
  const result = await previewInParts(input, new AbortController().signal);
  expect(asked).toHaveBeenCalledTimes(250);
  expect(previewProgress.set).toHaveBeenCalledWith({ done: 4000, total: MEMBERS });
  expect(previewProgress.set).toHaveBeenLastCalledWith(null);
  expect(result).toMatchObject({
    data: { checked: MEMBERS, gainTotal: 50_000, reasons: ['The network didn’t answer.'] },
  });
  expect(result.success && result.data.gain).toHaveLength(100);
});

test('a part that fails is the preview’s failure', async () => {
  const failure = { success: false as const, message: 'Down', status: 500 };
  vi.mocked(request).mockResolvedValue(failure);
  expect(await previewInParts(input, new AbortController().signal)).toBe(failure);
});
