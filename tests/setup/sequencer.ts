import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { LONG } from '../../scripts/lib/testCost.mjs';

/** The last file to end should not be a long one: the other cores would wait for it. */
const weight = ({ moduleId }: TestSpecification) => {
  const place = LONG.findIndex((pattern) => pattern.test(moduleId));
  return place === -1 ? LONG.length : place;
};
/** A worker with a page is given up as soon as a file without one is next. */
const kind = ({ project }: TestSpecification) => (project.name === 'screens' ? 0 : 1);

/** The same order on every machine, whatever it remembers: files with a page first, and the long ones of each. */
export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted(
      (one, other) =>
        kind(one) - kind(other) ||
        weight(one) - weight(other) ||
        one.moduleId.localeCompare(other.moduleId),
    );
  }
}
