import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take long: the last to end should not be one of them, or the other core waits. */
const LONG = [
  /oddAnswers\.property\.test/,
  /bot-modules\/modules\./,
  /screens\/screens\.test/,
  /headings\.test/,
  /bot-modules\/oddModules\.test/,
  /oddDetails\.test/,
  /oddOrders\.test/,
  /UserOrdersScreen\.test/,
  /OverviewScreen\.test/,
  /flow\.property\.test/,
  /safeReturnPath\.test/,
  /vm\/agreement\.test/,
];
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
