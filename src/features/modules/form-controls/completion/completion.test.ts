import { expect, test } from 'vitest';
import { completionAt } from './completion';

const variables = [
  { name: 'user.name', sample: 'Mira Moat' },
  { name: 'server.name', sample: 'Solana Keep' },
  { name: 'member.count', sample: '1,204' },
];

/** Completions at the bar in the text. */
function at(marked: string) {
  const caret = marked.indexOf('|');
  const text = marked.replace('|', '');
  const found = completionAt(text, caret, variables);
  return (
    found && {
      names: found.options.map(({ id }) => id),
      replaced: text.slice(found.from, found.to),
    }
  );
}

test('a brace opens all of them', () => {
  expect(at('Hi {|')).toEqual({
    names: ['user.name', 'server.name', 'member.count'],
    replaced: '{',
  });
});

test('what follows the brace filters them, in capitals or not', () => {
  expect(at('Hi {US|')).toEqual({ names: ['user.name'], replaced: '{US' });
});

test('those that begin with it come before those that hold it', () => {
  expect(at('{m|')?.names).toEqual(['member.count', 'user.name', 'server.name']);
});

test('what fits none opens nothing', () => {
  expect(at('{wallet|')).toBeNull();
});

test('no brace opens nothing', () => {
  expect(at('user|')).toBeNull();
  expect(at('|{')).toBeNull();
  expect(at('|')).toBeNull();
});

test('words between the brace and the caret open nothing', () => {
  expect(at('{ user|')).toBeNull();
  expect(at('{\nuser|')).toBeNull();
});

test('an escaped brace opens nothing', () => {
  expect(at(String.raw`\{|`)).toBeNull();
  expect(at(String.raw`\{user|`)).toBeNull();
});

test('a brace behind an escaped backslash opens them', () => {
  expect(at(String.raw`\\{us|`)?.names).toEqual(['user.name']);
});

test('behind a closed brace nothing opens', () => {
  expect(at('{user.name}|')).toBeNull();
  expect(at('{user.name} and|')).toBeNull();
});

test('inside a closed one the whole is replaced', () => {
  expect(at('Hi {us|er.name}, hello')?.replaced).toBe('{user.name}');
});

test('a word behind the caret is not part of an open one', () => {
  expect(at('Hi {us|hello')?.replaced).toBe('{us');
  expect(at('Hi {us| and {server.name}')?.replaced).toBe('{us');
});

test('of two braces the nearer one counts', () => {
  expect(at('{{us|')?.replaced).toBe('{us');
});
