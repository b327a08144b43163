import { describe, expect, test } from 'vitest';
import { initialState, type FlowEvent, type PaymentState, reduce } from './machine';
import { messageFor } from '../screen/messages';
import type { Phase } from './phase';
import { stepOf } from './capabilities';

const at = (phase: Phase): PaymentState => ({ ...initialState, phase, signature: 'sig' });
const late: FlowEvent[] = [
  { type: 'rejected' },
  { type: 'discarded', reason: { kind: 'too-slow' } },
  { type: 'blocked', reason: { kind: 'chain-unreachable' } },
  { type: 'ready' },
  { type: 'checking' },
  { type: 'busy-elsewhere' },
];
const onItsWay: Phase[] = [
  { name: 'sending' },
  { name: 'confirming' },
  { name: 'unknown' },
  { name: 'confirmed' },
  { name: 'reporting', tries: 1, lastError: '', needsSupport: false },
  { name: 'reported', duplicate: false },
];

describe.each(onItsWay)('once a payment is $name', (phase) => {
  test.each(late)('a late $type changes nothing', (event) => {
    expect(reduce(at(phase), event)).toEqual(at(phase));
  });
});

test('only a proof leads from "unknown" to "not charged"', () => {
  const next = reduce(at({ name: 'unknown' }), { type: 'proven-unused' });
  expect(next.phase.name).toBe('expired-unused');
});

test.each(onItsWay)('$name is never called failed, and offers no second payment', (phase) => {
  const { title, detail, action } = messageFor(phase);
  expect(`${title} ${detail}`).not.toMatch(/fail|not charged/i);
  expect(action).not.toMatch(/pay|again/i);
});

test.each([
  [{ name: 'ready' }, 'Review'],
  [{ name: 'awaiting-signature' }, 'Approve in wallet'],
  [{ name: 'last-gate' }, 'Sending'],
  [{ name: 'unknown' }, 'Confirming'],
  [{ name: 'reported', duplicate: false }, 'Verifying'],
] satisfies [Phase, string][])('%o is shown as the step %s', (phase, step) => {
  expect(stepOf({ phase })).toBe(step);
});
