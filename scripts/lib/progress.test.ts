import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import BrowserProgress from '../reporters/browserProgress.mjs';
import UnitProgress from '../reporters/unitProgress.mjs';
import { playwrightCounts, vitestCounts } from './counts.mjs';
import { browserFailures, failedBrowserTests, unitFailures } from './failures.mjs';
import {
  browserReportSoFar,
  browserTestsSoFar,
  readProgress,
  unitFilesSoFar,
  unitReportSoFar,
} from './progress.mjs';

let folder: string;
let path: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'castle-bots-progress-'));
  path = join(folder, 'progress.jsonl');
});
beforeEach(() => {
  rmSync(path, { force: true });
  vi.stubEnv('UNIT_PROGRESS', path);
  vi.stubEnv('BROWSER_PROGRESS', path);
  return () => vi.unstubAllEnvs();
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('unit tests that are stopped', () => {
  const result = (file: string, fullName: string, state: string, ...stacks: string[]) => ({
    fullName,
    module: { moduleId: `/repo/src/${file}` },
    result: () => ({ state, errors: stacks.map((stack) => ({ stack })) }),
  });
  const end = (file: string, state: string, ...stacks: string[]) => ({
    moduleId: `/repo/src/${file}`,
    state: () => state,
    errors: () => stacks.map((stack) => ({ stack })),
  });
  /** Three of five files had begun and two had ended. */
  const stoppedRun = () => {
    const reporter = new UnitProgress();
    reporter.onTestRunStart([1, 2, 3, 4, 5]);
    reporter.onTestCaseResult(result('a.test.ts', 'adds', 'passed'));
    reporter.onTestCaseResult(
      result('a.test.ts', 'list > is sorted', 'failed', 'Error: 1 isn’t 2'),
    );
    reporter.onTestModuleEnd(end('a.test.ts', 'failed'));
    reporter.onTestModuleEnd(end('b.test.ts', 'failed', 'Error: can’t find c'));
    reporter.onTestCaseResult(result('d.test.ts', 'opens', 'passed'));
    reporter.onTestCaseResult(result('d.test.ts', 'saves', 'skipped'));
    return readProgress(path);
  };

  it('count what passed, and a file that could not be loaded as a failure', () => {
    const report = unitReportSoFar(stoppedRun());
    expect(vitestCounts(report, false)).toEqual({ passed: 2, failed: 2, skipped: 1 });
  });
  it('show the failures they had', () => {
    expect(unitFailures(unitReportSoFar(stoppedRun()), '/repo')).toEqual([
      'src/a.test.ts > list > is sorted\n  Error: 1 isn’t 2',
      'src/b.test.ts\n  Error: can’t find c',
    ]);
  });
  it('say how many files had run', () => {
    expect(unitFilesSoFar(stoppedRun())).toBe('2 of 5 files had run');
  });
  it('leave out a line that was cut off', () => {
    const lines = stoppedRun();
    writeFileSync(path, `${readFileSync(path, 'utf8')}{"test":"rea`);
    expect(readProgress(path)).toEqual(lines);
  });
  it('have no report before the first result', () => {
    expect(unitReportSoFar(readProgress(path))).toBeNull();
    expect(unitFilesSoFar([])).toBe('0 of 0 files had run');
  });
});

describe('browser tests that are stopped', () => {
  const stoppedRun = () => {
    const reporter = new BrowserProgress();
    const ended = (line: number, outcome: string, status: string, ...messages: string[]) =>
      reporter.onTestEnd(
        {
          title: 'pays',
          location: { file: '/repo/tests/browser/a.spec.ts', line },
          outcome: () => outcome,
        },
        { status, errors: messages.map((message) => ({ message })) },
      );
    reporter.onBegin({ rootDir: '/repo/tests/browser' }, { allTests: () => [1, 2, 3, 4] });
    ended(3, 'expected', 'passed');
    ended(7, 'unexpected', 'failed', 'timed out');
    ended(9, 'skipped', 'skipped');
    ended(12, 'skipped', 'interrupted');
    return readProgress(path);
  };

  it('count what passed', () => {
    const report = browserReportSoFar(stoppedRun());
    expect(playwrightCounts(report, false)).toEqual({ passed: 1, failed: 1, skipped: 1 });
  });
  it('show the failures they had, which run once more with traces', () => {
    const report = browserReportSoFar(stoppedRun());
    expect(browserFailures(report)).toEqual(['a.spec.ts:7 > pays\n  timed out']);
    expect(failedBrowserTests(report)).toEqual(['a.spec.ts:7']);
  });
  it('say how many tests had run', () => {
    expect(browserTestsSoFar(stoppedRun())).toBe('3 of 4 tests had run');
  });
  it('have no report before the first result', () => {
    expect(browserReportSoFar(readProgress(path))).toBeNull();
  });
});
