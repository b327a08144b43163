/** Files of tests that take long, the longest first. */
export const LONG = [
  /mock-api\/secrets\.test/,
  /mock-api\/freshness\.test/,
  /mock-api\/access\.test/,
  /mock-api\/privacy\.test/,
  /oldData\/world\.test/,
  /screens\/screens\.test/,
  /SubmissionsInbox\.test/,
  /malformedAnswers\.test/,
  /malformedAnswers\.property\.test/,
  /headings\.test/,
  /boundTexts\.test/,
  /serverSettings\.test/,
  /UserOrdersScreen\.test/,
  /OverviewScreen\.test/,
  /routeData\.test/,
  /packageManagement\.test/,
  /holderTabs\.test/,
  /features\/modules\/modules\./,
  /quests\/loop\.test/,
  /account\/personalData\.test/,
  /ledger-wallet\/handlers\.test/,
  /mock-api\/search\.test/,
  /openapi\/document\.test/,
  /moneyOut\.property\.test/,
  /openapi\/answers\.test/,
  /flow\.property\.test/,
  /safeReturnPath\.test/,
];

/** About so many seconds a file of tests takes that has not run here before. */
const USUAL_S = { long: 15, screens: 4, logic: 1 };

/**
 * About how many seconds a file of tests takes.
 *
 * @param lastRun what it took the last time, ms
 */
export function secondsOf(file, lastRun) {
  if (lastRun !== undefined && lastRun > 0) return lastRun / 1000;
  if (LONG.some((pattern) => pattern.test(file))) return USUAL_S.long;
  return file.endsWith('.tsx') ? USUAL_S.screens : USUAL_S.logic;
}
