/** What a stage counted: {passed, failed, skipped}. */
export const add = (one, two) => ({
  passed: one.passed + two.passed,
  failed: one.failed + two.failed,
  skipped: one.skipped + two.skipped,
});

export const NONE = { passed: 0, failed: 0, skipped: 0 };

/** A stage that is one test in itself. */
export const single = (ok) => ({ ...NONE, passed: ok ? 1 : 0, failed: ok ? 0 : 1 });

/** A runner that failed without a failed test (a crash, no test at all) counts as one failure. */
const honest = (counts, ok) => {
  const ran = counts.passed + counts.failed > 0;
  return counts.failed === 0 && (!ok || !ran) ? { ...counts, failed: 1 } : counts;
};

/** Counts of Vitest's JSON report (null: there is none); a file that could not be loaded is a failure. */
export function vitestCounts(report, ok) {
  if (report === null) return single(false);
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return honest(
    {
      passed: report.numPassedTests,
      failed: report.numFailedTests + unloaded.length,
      skipped: report.numPendingTests + report.numTodoTests,
    },
    ok,
  );
}

/** Counts of Playwright's JSON report (null: there is none); a flaky test is a failed one. */
export function playwrightCounts(report, ok) {
  if (report === null) return single(false);
  const { expected, unexpected, flaky, skipped } = report.stats;
  return honest({ passed: expected, failed: unexpected + flaky, skipped }, ok);
}

/** The last line of a test run. */
export const summary = ({ passed, failed, skipped }) =>
  `${String(passed)} passed, ${String(failed)} failed${skipped > 0 ? `, ${String(skipped)} skipped` : ''}`;

/** A run is good when nothing failed and something ran. */
export const isGood = ({ passed, failed }) => failed === 0 && passed > 0;
