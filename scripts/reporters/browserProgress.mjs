import { appendFileSync } from 'node:fs';
import { relative } from 'node:path';

/**
 * Playwright reporter: writes each result to the file BROWSER_PROGRESS as soon as it is known, one JSON value a line,
 * so that a run that is stopped has a report as well (scripts/lib/progress.mjs).
 */
export default class BrowserProgress {
  #root = '';
  #file = process.env['BROWSER_PROGRESS'] ?? '';
  #write = (line) => {
    if (this.#file !== '') appendFileSync(this.#file, `${JSON.stringify(line)}\n`);
  };

  onBegin(config, suite) {
    this.#root = config.rootDir;
    this.#write({ tests: suite.allTests().length });
  }

  onTestEnd(test, { status, errors }) {
    // It was under way when the run was stopped.
    if (status === 'interrupted') return;
    this.#write({
      file: relative(this.#root, test.location.file),
      line: test.location.line,
      title: test.title,
      outcome: test.outcome(),
      messages: errors.map(({ message }) => message ?? ''),
    });
  }

  printsToStdio() {
    return false;
  }
}
