import { readFileSync } from 'node:fs';

/**
 * What a test run wrote while it went on (scripts/reporters): a JSON value a line. A line that was cut off when the
 * run was stopped is left out.
 */
export function readProgress(path) {
  let text;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    return [];
  }
  return text.split('\n').flatMap((line) => {
    try {
      return [JSON.parse(line)];
    } catch {
      return [];
    }
  });
}

const count = (all, isCounted) => all.filter(isCounted).length;

/** The report that Vitest would have written of what had run (null: nothing had). */
export function unitReportSoFar(lines) {
  const tests = lines.filter((line) => 'test' in line);
  const ended = lines.filter((line) => 'file' in line && !('test' in line));
  const names = new Set([...tests, ...ended].map(({ file }) => file));
  if (names.size === 0) return null;
  return {
    numPassedTests: count(tests, ({ state }) => state === 'passed'),
    numFailedTests: count(tests, ({ state }) => state === 'failed'),
    numPendingTests: count(tests, ({ state }) => state === 'skipped'),
    numTodoTests: 0,
    testResults: [...names].map((name) => {
      const own = tests.filter(({ file }) => file === name);
      const end = ended.find(({ file }) => file === name);
      const isFailed = [...own, ...(end ? [end] : [])].some(({ state }) => state === 'failed');
      return {
        name,
        status: isFailed ? 'failed' : 'passed',
        message: end?.messages.join('\n') ?? '',
        assertionResults: own.map(({ test, state, messages }) => ({
          fullName: test,
          status: state,
          failureMessages: messages,
        })),
      };
    }),
  };
}

/** "313 of 445 files had run", of Vitest. */
export function unitFilesSoFar(lines) {
  const ended = count(lines, (line) => 'file' in line && !('test' in line));
  const all = lines.find((line) => 'files' in line)?.files ?? 0;
  return `${String(ended)} of ${String(all)} files had run`;
}

/** The report that Playwright would have written of what had run (null: nothing had). */
export function browserReportSoFar(lines) {
  const ended = lines.filter((line) => 'outcome' in line);
  if (ended.length === 0) return null;
  const those = (outcome) => count(ended, (test) => test.outcome === outcome);
  const specs = ended.map(({ file, line, title, outcome, messages }) => ({
    file,
    line,
    title,
    ok: outcome === 'expected' || outcome === 'skipped',
    tests: [{ results: [{ errors: messages.map((message) => ({ message })) }] }],
  }));
  return {
    stats: {
      expected: those('expected'),
      unexpected: those('unexpected'),
      flaky: those('flaky'),
      skipped: those('skipped'),
    },
    suites: [{ specs }],
  };
}

/** "120 of 195 tests had run", of Playwright. */
export function browserTestsSoFar(lines) {
  const ended = count(lines, (line) => 'outcome' in line);
  const all = lines.find((line) => 'tests' in line)?.tests ?? 0;
  return `${String(ended)} of ${String(all)} tests had run`;
}
