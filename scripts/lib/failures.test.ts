import { describe, expect, it } from 'vitest';
import { browserFailures, failedBrowserTests, unitFailures } from './failures.mjs';

const result = (fullName: string, status: string, ...failureMessages: string[]) => ({
  fullName,
  status,
  failureMessages,
});
const passed = result('adds', 'passed');
const failed = (message: string) => result('list > is sorted', 'failed', message);
const file = (assertionResults: ReturnType<typeof result>[], message = '') => ({
  testResults: [{ name: '/repo/src/a.test.ts', status: 'failed', message, assertionResults }],
});

describe('unitFailures', () => {
  it('names file and test, and what it said', () => {
    expect(unitFailures(file([passed, failed('expected 1 to be 2')]), '/repo')).toEqual([
      'src/a.test.ts > list > is sorted\n  expected 1 to be 2',
    ]);
  });
  it('names a file that could not be loaded', () => {
    expect(unitFailures(file([], 'Cannot find module'), '/repo')).toEqual([
      'src/a.test.ts\n  Cannot find module',
    ]);
  });
  it('gives the first lines of a long message, without colours', () => {
    const long = `\u001B[31mnot there\u001B[39m\n${'<div />\n'.repeat(500)}`;
    const lines = unitFailures(file([failed(long)]), '/repo')[0]?.split('\n');
    expect(lines).toHaveLength(16);
    expect(lines?.[1]).toBe('  not there');
  });
  it('are none without a report', () => {
    expect(unitFailures(null, '/repo')).toEqual([]);
  });
});

describe('browserFailures', () => {
  const spec = (ok: boolean, ...messages: string[]) => {
    const errors = messages.map((message) => ({ message }));
    return { file: 'a.spec.ts', line: 3, title: 'pays', ok, tests: [{ results: [{ errors }] }] };
  };
  it('names those at any depth, and what they said', () => {
    const suites = [{ specs: [spec(true)], suites: [{ specs: [spec(false, 'timed out')] }] }];
    expect(browserFailures({ suites })).toEqual(['a.spec.ts:3 > pays\n  timed out']);
  });
  it('are none without a report', () => {
    expect(browserFailures(null)).toEqual([]);
  });
});

describe('failedBrowserTests', () => {
  const spec = (line: number, ok: boolean) => ({ file: 'a.spec.ts', line, title: 'pays', ok });
  it('finds them at any depth, each place once', () => {
    const inner = { specs: [spec(3, true), spec(7, false), spec(7, false)] };
    const suites = [{ specs: [spec(1, false)], suites: [inner] }];
    expect(failedBrowserTests({ suites })).toEqual(['a.spec.ts:1', 'a.spec.ts:7']);
  });
  it('are none without a report', () => {
    expect(failedBrowserTests(null)).toEqual([]);
  });
});
