import { rules } from './rules.mjs';

/**
 * @typedef {object} Failure
 * @property {string} check name of the check
 * @property {string} operation
 * @property {string} [persona]
 * @property {string} asked what was sent
 * @property {string} came what came back
 * @property {string} rule the rule of the document that this breaks
 * @property {number} times how often the check failed for this operation
 */

/** Collects the results of a run. */
export class Report {
  #passed = new Map();
  /** @type {Map<string, Failure>} */
  #failures = new Map();
  #notCovered = new Map();
  /** Checks of operations that were made. */
  #covered = new Set();
  requests = 0;

  pass(check, { operation }) {
    ruleOf(check);
    this.#covered.add(`${check} ${operation}`);
    this.#passed.set(check, (this.#passed.get(check) ?? 0) + 1);
  }

  /** @param {Omit<Failure, 'check' | 'rule' | 'times'>} what */
  fail(check, { operation, persona, asked, came }) {
    const key = `${check} ${operation}`;
    this.#covered.add(key);
    const known = this.#failures.get(key);
    if (known) known.times += 1;
    else
      this.#failures.set(key, {
        check,
        operation,
        ...(persona === undefined ? {} : { persona }),
        asked,
        came,
        rule: ruleOf(check),
        times: 1,
      });
  }

  /** @param {boolean} isGood */
  expect(check, isGood, what) {
    if (isGood) this.pass(check, what);
    else this.fail(check, what);
    return isGood;
  }

  /** Something that the personas file gives no way to check. */
  skip(check, operation, reason) {
    ruleOf(check);
    const key = `${check} ${operation}`;
    if (!this.#notCovered.has(key)) this.#notCovered.set(key, { check, operation, reason });
  }

  /** What was checked on one server needs no other. */
  get notCovered() {
    const keys = [...this.#notCovered.keys()].filter((key) => !this.#covered.has(key));
    return keys.map((key) => this.#notCovered.get(key));
  }

  get failures() {
    return [...this.#failures.values()];
  }

  result() {
    const checks = Object.keys(rules).map((check) => {
      const own = this.failures.filter((failure) => failure.check === check);
      return {
        check,
        passed: this.#passed.get(check) ?? 0,
        failed: own.reduce((sum, { times }) => sum + times, 0),
        notCovered: this.notCovered.filter((each) => each.check === check).length,
      };
    });
    return {
      passed: checks.reduce((sum, each) => sum + each.passed, 0),
      failed: checks.reduce((sum, each) => sum + each.failed, 0),
      requests: this.requests,
      checks,
      failures: this.failures,
      notCovered: this.notCovered,
    };
  }
}

function ruleOf(check) {
  const rule = rules[check];
  if (rule === undefined) throw new Error(`The check ${check} has no rule.`);
  return rule;
}

const column = (text, width) => String(text).padStart(width);

/** The report for a person to read. */
export function textOf({ passed, failed, requests, checks, failures, notCovered }) {
  const width = Math.max(...checks.map(({ check }) => check.length));
  const table = checks.map(
    (each) =>
      `${each.check.padEnd(width)} ${column(each.passed, 7)} ${column(each.failed, 7)} ${column(each.notCovered, 12)}`,
  );
  const listed = failures.map((failure, index) =>
    [
      `${String(index + 1)}. ${failure.check}: ${failure.operation}${failure.persona === undefined ? '' : ` as ${failure.persona}`}${failure.times > 1 ? ` (${String(failure.times)} times)` : ''}`,
      `   Sent: ${failure.asked}`,
      `   Came: ${failure.came}`,
      `   Rule: ${failure.rule}`,
    ].join('\n'),
  );
  const open = notCovered.map(
    ({ check, operation, reason }) => `- ${check}: ${operation}: ${reason}`,
  );
  return [
    ...(open.length > 0 ? [`Not covered:\n${open.join('\n')}\n`] : []),
    ...(listed.length > 0 ? [`Failed:\n${listed.join('\n')}\n`] : []),
    `${'check'.padEnd(width)} ${column('passed', 7)} ${column('failed', 7)} ${column('not covered', 12)}`,
    ...table,
    '',
    `${String(passed)} passed, ${String(failed)} failed, ${String(notCovered.length)} not covered, ${String(requests)} requests`,
  ].join('\n');
}
