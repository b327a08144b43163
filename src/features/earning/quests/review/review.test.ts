import { describe, expect, test } from 'vitest';
import { isWaiting, nextWaiting, obstacleTo, stepFrom, troubleWith, undoUntil } from './review';
import { submission } from './testing/reviewCalls';

const NONE: ReadonlySet<string> = new Set();

test('a decision that has not taken effect yet counts as a decision', () => {
  const decided = submission('a', { effectiveAt: '2025-11-20T10:00:10.000Z' });
  expect(isWaiting(decided)).toBe(false);
  expect(obstacleTo(decided)).toBe('This submission is already reviewed.');
});

describe('the next waiting submission', () => {
  const items = [
    submission('a'),
    submission('b', { state: 'APPROVED' }),
    submission('c'),
    submission('d'),
  ];

  test('comes after the decided submission', () => {
    expect(nextWaiting(items, 'a', NONE)).toBe('c');
  });

  test('comes from earlier in the list after the last submission', () => {
    expect(nextWaiting(items, 'd', NONE)).toBe('a');
  });

  test('skips submissions decided since the list was loaded', () => {
    expect(nextWaiting(items, 'a', new Set(['c']))).toBe('d');
  });

  test('is null when all are decided', () => {
    expect(nextWaiting(items, 'a', new Set(['c', 'd']))).toBeNull();
  });

  test('is the first when the decided submission has left the list', () => {
    expect(nextWaiting(items, 'gone', NONE)).toBe('a');
  });
});

test.each([
  [null, 1, 'a'],
  ['a', 1, 'b'],
  ['b', 1, 'b'],
  ['a', -1, 'a'],
] as const)('stepping from %s by %d leads to %s', (from, by, to) => {
  expect(stepFrom([{ id: 'a' }, { id: 'b' }], from, by)).toBe(to);
});

describe('the time for Undo', () => {
  const decidedAt = '2025-11-20T10:00:00.000Z';

  test('comes from the response, independent of the browser’s clock', () => {
    const effectiveAt = '2025-11-20T10:00:07.000Z';
    expect(undoUntil({ decidedAt, effectiveAt }, 5_000)).toBe(12_000);
  });

  test('is ten seconds when the response has no times', () => {
    expect(undoUntil({ decidedAt: null, effectiveAt: null }, 0)).toBe(10_000);
  });

  test('is a minute at most', () => {
    expect(undoUntil({ decidedAt, effectiveAt: '2025-11-21T10:00:00.000Z' }, 0)).toBe(60_000);
  });

  test('is over when the decision has already taken effect', () => {
    expect(undoUntil({ decidedAt, effectiveAt: '2025-11-20T09:00:00.000Z' }, 3)).toBe(3);
  });
});

test.each([
  ['', 'Enter a reason.'],
  ['  \n', 'Enter a reason.'],
  ['x'.repeat(501), 'Maximum 500 characters.'],
  ['🏰'.repeat(500), null],
])('the reason %j has the problem %s', (reason, said) => {
  expect(troubleWith(reason)).toBe(said);
});
