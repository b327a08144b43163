import { describe, expect, test } from 'vitest';
import { initialState, type FlowEvent, type PaymentState, reduce } from './machine';
import { messageFor } from '../screen/messages';
import type { Phase, PhaseName } from './phase';
import { anOrder } from '../testing/modelWorld';
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
  [{ name: 'final-check' }, 'Sending'],
  [{ name: 'unknown' }, 'Confirming'],
  [{ name: 'reported', duplicate: false }, 'Verifying'],
] satisfies [Phase, string][])('%o is shown as the step %s', (phase, step) => {
  expect(stepOf({ phase })).toBe(step);
});

const phases: Record<PhaseName, Phase> = {
  idle: { name: 'idle' },
  checking: { name: 'checking' },
  blocked: { name: 'blocked', reason: { kind: 'no-wallet' } },
  ready: { name: 'ready' },
  'needs-consent': { name: 'needs-consent' },
  'awaiting-signature': { name: 'awaiting-signature' },
  rejected: { name: 'rejected' },
  discarded: { name: 'discarded', reason: { kind: 'too-slow' } },
  'final-check': { name: 'final-check' },
  sending: { name: 'sending' },
  confirming: { name: 'confirming' },
  unknown: { name: 'unknown' },
  'expired-unused': { name: 'expired-unused' },
  'failed-on-chain': { name: 'failed-on-chain', error: 'error' },
  confirmed: { name: 'confirmed' },
  reporting: { name: 'reporting', tries: 1, lastError: '', needsSupport: false },
  reported: { name: 'reported', duplicate: false },
  returning: { name: 'returning' },
  'busy-elsewhere': { name: 'busy-elsewhere' },
};
const OVER = ['discarded', 'expired-unused', 'failed-on-chain'] as const;
/** Nothing is under way on this page. */
const RESTING = ['idle', 'blocked', 'ready', 'rejected', ...OVER, 'busy-elsewhere'] as const;
/** Bytes may be on their way. */
const IN_FLIGHT = ['sending', 'confirming', 'unknown'] as const;
const quote = {
  lamports: 1n,
  fee: 1n,
  balance: 3n,
  remaining: 1n,
  partial: 0n,
  payer: 'payer',
  recipient: 'recipient',
  reference: 'reference',
  memo: 'memo',
};

/** Each event with the phases in which a step emits it and it counts. */
const emitted: [FlowEvent, readonly PhaseName[]][] = [
  // proceed.ts: review and proceed; also as a newer check replaces one under way
  [{ type: 'checking' }, [...RESTING, 'checking']],
  [
    { type: 'order-loaded', order: anOrder() },
    [
      'checking', // check.ts
      'final-check', // finalCheck.ts: with a signature in hand
      'confirming', // finalCheck.ts: with one found in the journal
      'unknown', // check.ts: another tab has settled what was in doubt here
      'reporting', // report.ts
      'reported', // check.ts: a receipt
      'returning', // check.ts: a receipt
    ],
  ],
  [{ type: 'account-read', account: 'payer' }, ['checking']], // check.ts, sign.ts before the prompt
  [{ type: 'quoted', quote }, ['checking']], // check.ts
  [{ type: 'ready' }, ['checking']], // proceed.ts
  [{ type: 'blocked', reason: { kind: 'no-wallet' } }, ['checking']], // runner.ts: thrown by a check
  [{ type: 'journal-refused' }, ['checking', 'awaiting-signature']], // sign.ts: before the prompt, after it
  [{ type: 'prompted' }, ['checking', 'needs-consent']], // sign.ts
  [{ type: 'rejected' }, ['awaiting-signature']], // sign.ts
  [
    { type: 'discarded', reason: { kind: 'too-slow' } },
    ['needs-consent', 'awaiting-signature', 'final-check'], // proceed.ts
  ],
  [{ type: 'signed', signature: 'sig' }, ['awaiting-signature', 'needs-consent']], // sign.ts
  [{ type: 'sending' }, ['final-check']], // settle.ts
  // settle.ts: found in the journal; confirm.ts: sent
  [{ type: 'following', signature: 'sig' }, [...RESTING, 'checking', ...IN_FLIGHT]],
  [{ type: 'doubtful' }, IN_FLIGHT], // confirm.ts, runner.ts
  [{ type: 'proven-unused' }, IN_FLIGHT], // settle.ts
  [{ type: 'proven-failed', error: 'error' }, IN_FLIGHT], // settle.ts
  [{ type: 'look-again' }, IN_FLIGHT], // proceed.ts
  // settle.ts: proven, found in the journal, or found on the chain
  [{ type: 'confirmed', signature: 'sig' }, [...RESTING, 'checking', 'final-check', ...IN_FLIGHT]],
  [
    { type: 'reporting', tries: 1, lastError: '', needsSupport: false },
    ['confirmed', 'reporting'], // report.ts
  ],
  [{ type: 'reported', duplicate: false }, ['reporting']], // report.ts
  [{ type: 'returning' }, ['reporting']], // report.ts
  [{ type: 'busy-elsewhere' }, [...RESTING, 'checking']], // proceed.ts
];

describe.each(emitted)('the event %o', (event, from) => {
  test.each(Object.values(phases))('counts only where a step emits it: $name', (phase) => {
    const state = at(phase);
    const isIgnored = reduce(state, event) === state;
    expect(isIgnored).toBe(!from.includes(phase.name));
  });
});

test('a check that begins again has not read the account', () => {
  const read = reduce(at({ name: 'checking' }), { type: 'account-read', account: 'payer' });
  expect(read.account).toBe('payer');
  expect(reduce(read, { type: 'checking' }).account).toBeUndefined();
});
