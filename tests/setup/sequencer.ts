import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take long: the last to end should not be one of them, or the other core waits. */
const LONG = [
  /screens\/screens\.test/,
  /SubmissionsInbox\.test/,
  /oddAnswers\.property\.test/,
  /headings\.test/,
  /boundTexts\.test/,
  /serverSettings\.test/,
  /UserOrdersScreen\.test/,
  /oddOrders\.test/,
  /OverviewScreen\.test/,
  /oddDetails\.test/,
  /routeData\.test/,
  /packageDesk\.test/,
  /holderTabs\.test/,
  /bot-modules\/modules\./,
  /bot-modules\/oddModules\.test/,
  /mocks\/access\.test/,
  /mocks\/privacy\.test/,
  /openapi\/document\.test/,
  /moneyOut\.property\.test/,
  /openapi\/answers\.test/,
  /flow\.property\.test/,
  /safeReturnPath\.test/,
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
