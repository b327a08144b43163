import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { previewInParts } from './previewParts';
import { previewProgress } from './previewProgress';

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

beforeEach(() => {
  vi.spyOn(previewProgress, 'set');
});
afterEach(() => {
  vi.restoreAllMocks();
});

test('half a million members are checked in 250 parts, with progress', async () => {
  const asked: string[] = [];
  const ask = (after: string) => {
    asked.push(after);
    return Promise.resolve({ success: true as const, message: '', data: partAfter(after) });
  };
  const result = await previewInParts(ask);
  expect(asked).toHaveLength(250);
  expect(previewProgress.set).toHaveBeenCalledWith({ done: 4000, total: MEMBERS });
  expect(previewProgress.set).toHaveBeenLastCalledWith(null);
  expect(result).toMatchObject({
    data: { checked: MEMBERS, gainTotal: 50_000, reasons: ['The network didn’t answer.'] },
  });
  expect(result.success && result.data.gain).toHaveLength(100);
});

test('a part that fails is the preview’s failure', async () => {
  const failure = { success: false as const, message: 'Down', status: 500 };
  expect(await previewInParts(() => Promise.resolve(failure))).toBe(failure);
});
