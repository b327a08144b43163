// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { chainErrorOf, isAlreadyProcessed, problemText } from './errors';

describe('C9: what a node says, in a sentence', () => {
  test.each([
    ['{"InstructionError":[2,{"Custom":1}]}', /doesn’t hold enough SOL for the price/],
    ['Error processing Instruction 2: custom program error: 0x1', /doesn’t hold enough SOL/],
    ['Transfer: insufficient lamports 5, need 9', /doesn’t hold enough SOL/],
    ['{"InsufficientFundsForRent":{"account_index":0}}', /less SOL than Solana requires/],
    ['"InsufficientFundsForFee"', /for the network fee/],
    ['"AccountNotFound"', /empty on this network/],
    ['"BlockhashNotFound"', /payment expired/],
    ['"AccountInUse"', /busy/],
    ['something new', /^The network would reject this payment\. Try again or contact support\.$/],
  ])('%s', (raw, sentence) => {
    expect(problemText(raw)).toMatch(sentence);
  });
});

test.each([
  [new TypeError('fetch failed'), 'unreachable'],
  [new Error('429 Too Many Requests'), 'rate-limited'],
  ['a text', 'unreachable'],
  [null, 'unreachable'],
])('%o is %s', (error, kind) => {
  expect(chainErrorOf(error).kind).toBe(kind);
});

test('bytes that a node has already are no trouble', () => {
  expect(isAlreadyProcessed(new Error('This transaction has already been processed'))).toBe(true);
  expect(isAlreadyProcessed(new Error('Blockhash not found'))).toBe(false);
});
