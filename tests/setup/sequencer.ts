import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { LONG } from '../../scripts/lib/testCost.mjs';

/** The last file to end should not be a long one: the other cores would wait for it. */
const weight = ({ moduleId }: TestSpecification) => {
  const place = LONG.findIndex((pattern) => pattern.test(moduleId));
  return place === -1 ? LONG.length : place;
};
const HAS_PAGE = /^\/\/ @vitest-environment jsdom$/m;
const HAS_OPTIONS = /^\/\/ @vitest-environment-options /m;
/**
 * Vitest ends a process as soon as the next file needs another environment, and the process that follows loads
 * all libraries again. So files of one environment come together, and those with an address of their own last.
 */
const kind = ({ moduleId, project }: TestSpecification) => {
  if (project.name === 'screens') return 0;
  const text = readFileSync(moduleId, 'utf8');
  if (!HAS_PAGE.test(text)) return 2;
  return HAS_OPTIONS.test(text) ? 3 : 1;
};

/** The same order on every machine, whatever it remembers: files with a page first, and the long ones of each. */
export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const kinds = new Map(files.map((file) => [file, kind(file)]));
    const kindOf = (file: TestSpecification) => kinds.get(file) ?? 0;
    return files.toSorted(
      (one, other) =>
        kindOf(one) - kindOf(other) ||
        weight(one) - weight(other) ||
        one.moduleId.localeCompare(other.moduleId),
    );
  }
}
