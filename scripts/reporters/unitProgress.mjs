import { appendFileSync } from 'node:fs';

/**
 * Vitest reporter: writes each result to the file UNIT_PROGRESS as soon as it is known, one JSON value a line, so
 * that a run that is stopped has a report as well (scripts/lib/progress.mjs).
 */
export default class UnitProgress {
  #write = (line) => appendFileSync(process.env['UNIT_PROGRESS'], `${JSON.stringify(line)}\n`);

  onTestRunStart(specifications) {
    this.#write({ files: specifications.length });
  }

  onTestCaseResult(test) {
    const { state, errors = [] } = test.result();
    const messages = errors.map(({ stack, message }) => stack ?? message);
    this.#write({ test: test.fullName, file: test.module.moduleId, state, messages });
  }

  onTestModuleEnd(module) {
    const messages = module.errors().map(({ stack, message }) => stack ?? message);
    this.#write({ file: module.moduleId, state: module.state(), messages });
  }
}
