import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** Enough lines of a failure to show the reason; the runner's own output has the rest. */
const MOST_LINES = 15;

const told = (title, messages) => {
  const lines = stripVTControlCharacters(messages.join('\n')).trim().split('\n');
  return [title, ...lines.slice(0, MOST_LINES).map((line) => `  ${line}`)].join('\n');
};

/** The failed tests of Vitest's JSON report (null: there is none), a text each, with the file's path from `root`. */
export function unitFailures(report, root) {
  return (report?.testResults ?? [])
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const file = relative(root, name);
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      if (failed.length === 0) return [told(file, [message ?? ''])];
      return failed.map(({ fullName, failureMessages }) =>
        told(`${file} > ${fullName}`, failureMessages),
      );
    });
}

/** The failed tests of Playwright's JSON report (null: there is none). */
function failedSpecs(report) {
  const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
  return (report?.suites ?? []).flatMap(specsOf).filter(({ ok }) => !ok);
}

/** The failed tests of Playwright's JSON report (null: there is none), a text each. */
export const browserFailures = (report) =>
  failedSpecs(report).map(({ file, line, title, tests = [] }) => {
    const results = tests.flatMap((test) => test.results);
    const messages = results.flatMap(({ errors }) => errors.map(({ message }) => message ?? ''));
    return told(`${file}:${String(line)} > ${title}`, messages);
  });

/** Positions of the failed tests in Playwright's JSON report (null: there is none): "file:line" each. */
export const failedBrowserTests = (report) => [
  ...new Set(failedSpecs(report).map(({ file, line }) => `${file}:${String(line)}`)),
];
