import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  carries,
  expandBraces,
  idsIn,
  missingFiles,
  problemsOf,
  rowsOf,
  strayIds,
  testTitles,
} from './reliability.mjs';

const repository = {
  read: (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : null),
};

describe('docs/reliability.md', () => {
  const page = readFileSync('docs/reliability.md', 'utf8');

  it('names a file and a test with the id in each row', () => {
    expect(problemsOf(page, repository)).toEqual([]);
  });

  it('has a row for each id that a test begins with', () => {
    expect(strayIds(page, testFiles())).toEqual([]);
  });

  it('names no file in its text that does not exist', () => {
    expect(missingFiles(page, repository)).toEqual([]);
  });
});

/** All test files of the repository, with their source. */
function* testFiles(): Generator<[string, string]> {
  for (const folder of ['src', 'tests', 'scripts'])
    for (const entry of readdirSync(folder, { recursive: true })) {
      const path = join(folder, String(entry));
      if (/\.(?:test\.tsx?|spec\.ts)$/.test(path)) yield [path, readFileSync(path, 'utf8')];
    }
}

const files: Record<string, string> = {
  'src/wallet.test.ts': "it('B1: connects', () => {}); it('B2: gives up', () => {});",
  'tests/browser/wallet.spec.ts': "test('B1: connects', () => {});",
  '.oxlintrc.json': '{ "rules": { "react/no-danger": "error" } }',
};
const small = { read: (path: string) => files[path] ?? null };
const table = (...rows: string[]) =>
  ['| id | what | where |', '| -- | --- | ----- |', ...rows].join('\n');

describe('a table', () => {
  it.each([
    ['a test file', '| B1 | x | `wallet.test.ts` |'],
    ['a browser test too', '| B1 | x | `wallet.test.ts`, `tests/browser/wallet.spec.ts` |'],
    ['a range of ids', '| B1–B2 | x | `wallet.test.ts` |'],
    ['a list of ids', '| B1, B2 | x | `wallet.test.ts` |'],
    ['a lint rule', '| D10 | x | lint: `react/no-danger` in `.oxlintrc.json` |'],
    ['a reason for no test', '| B13 | x | no test: needs Android |'],
    ['a note', '| B1 | x | `wallet.test.ts`; note: see `Buffer` |'],
  ])('may name %s', (_, row) => {
    expect(problemsOf(table(row), small)).toEqual([]);
  });

  it.each([
    ['a file that doesn’t exist', '`gone.test.ts`', 'src/gone.test.ts doesn’t exist'],
    [
      'one of a brace that doesn’t exist',
      '`{wallet,gone}.test.ts`',
      'src/gone.test.ts doesn’t exist',
    ],
    ['a file that is no test', '`wallet.ts`', 'src/wallet.ts is no test file'],
    ['no file', '', 'it names neither a test nor a reason'],
    ['a note alone', 'note: later', 'it names neither a test nor a reason'],
    ['prose', 'see the wallet tests', '“see the wallet tests” can’t be read'],
    [
      'prose after a file',
      '`wallet.test.ts` and others',
      '“`wallet.test.ts` and others” can’t be read',
    ],
    ['a reason beside a test', 'no test: hard; `wallet.test.ts`', 'it has “no test” and one'],
    ['no test without a reason', 'no test', '“no test” can’t be read'],
    ['a lint rule without its file', 'lint: `react/no-danger`', 'isn’t: lint: `rule` in `file`'],
    [
      'a lint rule that isn’t set',
      'lint: `no-eval` in `.oxlintrc.json`',
      '.oxlintrc.json doesn’t set no-eval',
    ],
    ['a lint file that doesn’t exist', 'lint: `no-eval` in `.eslintrc`', '.eslintrc doesn’t exist'],
    [
      'a note about a file that doesn’t exist',
      '`wallet.test.ts`; note: see `scripts/gone.mjs`',
      'scripts/gone.mjs doesn’t exist',
    ],
  ])('may not name %s', (_, where, problem) => {
    const problems = problemsOf(table(`| B1 | x | ${where} |`), small);
    expect(problems).toEqual([expect.stringContaining(problem)]);
    expect(problems).toEqual([expect.stringContaining('line 3, B1: ')]);
  });

  it('may not have an id that no test of the file carries', () => {
    expect(problemsOf(table('| B1–B3 | x | `wallet.test.ts` |'), small)).toEqual([
      'line 3, B1, B2, B3: no test in src/wallet.test.ts carries B3',
    ]);
  });

  it('needs the id in each of its files', () => {
    const row = '| B2 | x | `wallet.test.ts`, `tests/browser/wallet.spec.ts` |';
    expect(problemsOf(table(row), small)).toEqual([
      'line 3, B2: no test in tests/browser/wallet.spec.ts carries B2',
    ]);
  });

  it('may not have an id twice', () => {
    const row = '| B1 | x | `wallet.test.ts` |';
    expect(problemsOf(table(row, row), small)).toEqual(['line 4, B1: the id B1 is used twice']);
  });

  it.each(['–', '', '21', 'B', 'id'])('may not have the id “%s”', (id) => {
    const problems = problemsOf(table(`| ${id} | x | no test: none |`), small);
    expect(problems).toEqual([`line 3, ${id}: “${id}” is no id`]);
  });

  it('may not be missing', () => {
    expect(problemsOf('# Nothing', small)).toEqual(['there is no table']);
  });
});

describe('a test that begins with an id', () => {
  const page = table('| B1 | x | `wallet.test.ts` |');

  it('needs a row', () => {
    expect(
      strayIds(page, [['src/wallet.test.ts', "describe('B9: x', () => { it('y'); });"]]),
    ).toEqual(['src/wallet.test.ts has B9, whose row doesn’t name the file']);
  });

  it('needs its file in the row', () => {
    expect(strayIds(page, [['src/other.test.ts', "it('B1 C2: connects');"]])).toEqual([
      'src/other.test.ts has B1, whose row doesn’t name the file',
      'src/other.test.ts has C2, whose row doesn’t name the file',
    ]);
  });

  it('is fine where the row names its file', () => {
    expect(strayIds(page, [['src/wallet.test.ts', "it('B1: connects');"]])).toEqual([]);
  });
});

describe('titles', () => {
  it('are read with those of their suites', () => {
    const source = "describe('a', () => { test.describe('b', () => { it('c', () => {}); }); });";
    expect(testTitles('x.test.ts', source)).toEqual([['a', 'b', 'c']]);
  });

  it.each([
    ["it.each([['a(b', 1]])('C1: %s', () => {});", 'C1: %s'],
    ["test.runIf(true)('C1', () => {});", 'C1'],
    ["test.each<[string]>([['x']])('C1', () => {});", 'C1'],
    ['test.each`a ${1}`("C1", () => {});', 'C1'],
    ['for (const a of all) test(`C1 ${a} b`, () => {});', 'C1   b'],
  ])('are read from %s', (source, title) => {
    expect(testTitles('x.test.ts', source)).toEqual([[title]]);
  });

  it('are read from a file with JSX', () => {
    expect(testTitles('x.test.tsx', "it('C1', () => show(<a />));")).toEqual([['C1']]);
  });

  it.each([
    "it.skip('C1');",
    "test.todo('C1');",
    "describe.skip('a', () => { it('C1'); });",
    "// it('C1');",
    "show('C1');",
  ])('of what never runs do not count: %s', (source) => {
    expect(testTitles('x.test.ts', source)).toEqual([]);
  });

  it.each([
    ['C1: a', 'C1', true],
    ['C1, C2: a', 'C2', true],
    ['C1–C3: a', 'C2', true],
    ['of B1 row 21: a', 'row 21', true],
    ['C10: a', 'C1', false],
    ['AC1: a', 'C1', false],
    ['C1–C3: a', 'C4', false],
  ])('%s carries %s: %s', (name, id, isCarried) => {
    expect(carries(name, id)).toBe(isCarried);
  });
});

it('ids are spelled out', () => {
  expect(idsIn('B1–B3, B5, row 7')).toEqual(['B1', 'B2', 'B3', 'B5', 'row 7']);
});

it('braces are spelled out', () => {
  expect(expandBraces('a/{b,c{,.d}}.ts')).toEqual(['a/b.ts', 'a/c.ts', 'a/c.d.ts']);
});

it('rows have the number of their line', () => {
  expect(rowsOf(table('| A1 | x | `a` |'))).toEqual([{ ids: ['A1'], where: '`a`', line: 3 }]);
});
