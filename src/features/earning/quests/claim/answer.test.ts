import { expect, test } from 'vitest';
import { sampleTask } from '../testing/samples';
import { answerProblem, ratings } from './answer';
import { withDraft, withoutSent } from './drafts';
import { standingOfTask } from './taskWords';
import { troubleOf } from './trouble';

test.each([
  [{ kind: 'TEXT', minChars: 3 }, ' hi ', 'Minimum 3 characters.'],
  [{ kind: 'TEXT', minChars: 3 }, 'hey', null],
  // Two code points, one of which is two characters of JavaScript's.
  [{ kind: 'TEXT', minChars: 3 }, '🏰🏰', 'Minimum 3 characters.'],
  [{ kind: 'TEXT' }, 'x'.repeat(4001), 'Maximum 4,000 characters.'],
  [{ kind: 'URL' }, 'http://example.com', 'Enter a link that starts with https://.'],
  [{ kind: 'URL' }, 'https://example.com', null],
  [{ kind: 'URL' }, '<castle.io/mint>', null],
  [{ kind: 'X_POST' }, '@mira', 'Enter a link to your post, such as https://x.com/you/status/123.'],
  [{ kind: 'X_POST' }, 'x.com/mira/status/77/photo/1', null],
  [{ kind: 'NUMBER', min: 1, max: 9 }, '10', 'Enter 9 or less.'],
  [{ kind: 'NUMBER', min: 1, max: 9 }, '1e1', 'Enter a whole number.'],
  [{ kind: 'ONCHAIN_TX' }, '', null],
  [{ kind: 'ONCHAIN_TX' }, '1'.repeat(64), null],
  [
    { kind: 'ONCHAIN_TX' },
    '1'.repeat(63),
    'This isn’t the signature of a transaction. It has 87 or 88 letters and digits.',
  ],
  [{ kind: 'ONCHAIN_TX' }, `https://solscan.io/tx/${'1'.repeat(64)}`, null],
  [{ kind: 'POLL', options: ['a'] }, '', 'Choose an answer.'],
])('%o answered by %j: %s', (own, answer, problem) => {
  expect(answerProblem(sampleTask(own), answer)).toBe(problem);
});

test.each([
  [3, ['1', '2', '3']],
  [null, ['1', '2', '3', '4', '5']],
  [1_000_000, ['1', '2', '3', '4', '5']],
])('a scale of %s has the ratings %j', (scale, expected) => {
  expect(ratings({ scale })).toEqual(expected);
});

test('a sent answer is removed from the drafts, unless the draft has changed since', () => {
  const drafts = withDraft({ b: 'other' }, 'a', 'sent');
  expect(withoutSent(drafts, 'a', 'sent')).toEqual({ b: 'other' });
  expect(withoutSent(withDraft(drafts, 'a', 'newer'), 'a', 'sent')).toHaveProperty('a', 'newer');
});

test('the three kinds of failure have different titles', () => {
  const title = (state: 'NOT_SATISFIED' | 'CHECK_FAILED', reason: 'IDENTITY' | 'EVIDENCE' | null) =>
    standingOfTask({ kind: 'X_FOLLOW', state, reason, message: null }, 'IN_PROGRESS').title;
  expect([
    title('NOT_SATISFIED', 'IDENTITY'),
    title('NOT_SATISFIED', 'EVIDENCE'),
    title('CHECK_FAILED', null),
  ]).toEqual(['Account needed', 'Not done yet', 'Couldn’t check this task']);
});

test.each([
  [
    'an answer the server doesn’t take',
    { status: 400, message: 'No', errors: [{ path: 'answer', message: 'Too odd.' }] },
    'answer',
  ],
  ['a quest that is over', { status: 409, message: 'No' }, 'refused'],
  ['a server that is down', { status: 503, message: 'No' }, 'unchecked'],
  ['no network', { message: 'No' }, 'unchecked'],
])('%s', (_, failure, kind) => {
  expect(troubleOf(failure).kind).toBe(kind);
});
