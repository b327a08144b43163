import { posix } from 'node:path';
import { dependentsOf } from './importGraph.mjs';

export const isTest = (file) => /^(?:src|scripts|tests)\/.*\.test\.tsx?$/.test(file);

const stem = (file) => file.replace(/\.\w+$/, '');

/** Whether a test is called after a file it is beside: `price.test.ts` and `price.odd.test.ts` after `price.ts`. */
const isNamedAfter = (test, file) => test.startsWith(`${stem(file)}.`);

/**
 * The tests to run while working on some files, and those left for the gate.
 *
 * Run are tests that were changed, those called after what was changed or importing it, and then those of its direct
 * importers, the cheapest first, until they take `limitS` seconds. Where no test is called after a file, its folder's
 * tests are the file's. Left out are all others that depend on the change.
 *
 * @param changed paths from the root
 * @param files all source files
 * @param importers who imports each of them directly
 * @param secondsOf about how long a file of tests takes
 */
export function relevantTests({ changed, files, importers, secondsOf, limitS }) {
  const tests = [...files].filter(isTest);
  const directly = (file) => [...(importers.get(file) ?? [])];
  const sources = changed.filter((file) => !isTest(file) && files.has(file));
  const named = (file) => tests.filter((test) => isNamedAfter(test, file));
  const beside = (file) => {
    const own = named(file);
    if (own.length > 0) return own;
    return tests.filter((test) => posix.dirname(test) === posix.dirname(file));
  };
  const usedBy = sources.flatMap(directly);

  // In the order of what they tell about the change.
  const groups = [
    sources.flatMap(named),
    usedBy.filter(isTest),
    sources.flatMap(beside),
    usedBy.filter((file) => !isTest(file)).flatMap(named),
    usedBy.filter((file) => !isTest(file)).flatMap(beside),
  ];
  const selected = new Set(changed.filter((file) => isTest(file) && files.has(file)));
  let seconds = [...selected].reduce((sum, test) => sum + secondsOf(test), 0);
  const byCost = (group) => group.toSorted((one, other) => secondsOf(one) - secondsOf(other));
  for (const test of groups.flatMap(byCost)) {
    const isTooMuch = selected.size > 0 && seconds + secondsOf(test) > limitS;
    if (selected.has(test) || isTooMuch) continue;
    selected.add(test);
    seconds += secondsOf(test);
  }
  const dependent = [...dependentsOf(sources, importers)].filter(isTest);
  const skipped = [...new Set([...groups.flat(), ...dependent])].filter(
    (test) => !selected.has(test),
  );
  return { selected: [...selected], skipped, seconds };
}
