import { describe, expect, it } from 'vitest';
import { add, isGood, NONE, playwrightCounts, single, summary, vitestCounts } from './counts.mjs';

const unit = (passed: number, failed = 0, skipped = 0) => ({
  numPassedTests: passed,
  numFailedTests: failed,
  numPendingTests: skipped,
  numTodoTests: 0,
  testResults: [{ status: failed > 0 ? 'failed' : 'passed', assertionResults: [{}] }],
});

describe('vitestCounts', () => {
  it('takes the counts of the report', () => {
    expect(vitestCounts(unit(5, 2, 1), false)).toEqual({ passed: 5, failed: 2, skipped: 1 });
  });
  it('counts a file that could not be loaded as a failure', () => {
    const report = { ...unit(5), testResults: [{ status: 'failed', assertionResults: [] }] };
    expect(vitestCounts(report, false)).toEqual({ passed: 5, failed: 1, skipped: 0 });
  });
  it('counts a failed run whose tests all passed as a failure', () => {
    expect(vitestCounts(unit(5), false).failed).toBe(1);
  });
  it('counts a missing report as a failure', () => {
    expect(vitestCounts(null, true)).toEqual(single(false));
  });
  it('counts a run without a test as a failure', () => {
    expect(vitestCounts(unit(0), true).failed).toBe(1);
  });
});

describe('playwrightCounts', () => {
  it('counts a flaky test as failed', () => {
    const report = { stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 2 } };
    expect(playwrightCounts(report, false)).toEqual({ passed: 3, failed: 2, skipped: 2 });
  });
  it('counts a crash before the first test as a failure', () => {
    const report = { stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 } };
    expect(playwrightCounts(report, false).failed).toBe(1);
  });
});

describe('summary', () => {
  it('names passed and failed', () => {
    expect(summary(add(single(true), single(false)))).toBe('1 passed, 1 failed');
  });
  it('names skipped tests where there are any', () => {
    expect(summary({ ...NONE, passed: 2, skipped: 1 })).toBe('2 passed, 0 failed, 1 skipped');
  });
});

describe('isGood', () => {
  it('refuses a run in which nothing ran', () => {
    expect(isGood(NONE)).toBe(false);
  });
});
