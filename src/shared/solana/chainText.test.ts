// @vitest-environment node
import { expect, test } from 'vitest';
import { chainTextOrNull, plainChainText } from './chainText';

const REFUSED = 'The Solana network rejected the transaction.';

test.each([
  'failed: {"InstructionError":[2,{"Custom":1}]}',
  'Error processing Instruction 0: invalid account data',
  'Program log: AnchorError, Program data: qq3v9Zk0bGVk',
  'Program 11111111111111111111111111111111 failed',
  'BlockhashNotFound',
])('a server that says “%s” is shown in a sentence', (text) => {
  expect(plainChainText(text)).toBe(REFUSED);
  expect(chainTextOrNull.parse(text)).toBe(REFUSED);
});

test.each(['Your program [beta] is full.', 'The wallet “Main” holds too little SOL.', ''])(
  'words for people stay: “%s”',
  (text) => {
    expect(chainTextOrNull.parse(text)).toBe(text);
  },
);
