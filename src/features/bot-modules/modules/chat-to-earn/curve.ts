import type { Values } from '../../fields/field';
import { itemsAt, numberAt, textAt } from '../../engine/read';

/** No level is higher: it bounds what is worked out for what is typed. */
const HIGHEST = 1000;

/** XP the step to a level needs with MEE6, whose levels are counted from 0. */
const mee6Step = (level: number) => 5 * (level - 1) ** 2 + 50 * (level - 1) + 100;

/**
 * XP a member needs in all to reach a level by the curve of a chat-to-earn rule.
 *
 * @param level from 0, which needs nothing
 */
export function xpFor(values: Values, level: number): number {
  switch (textAt(values, 'curve')) {
    case 'LINEAR':
      return (numberAt(values, 'linearStep') * level * (level + 1)) / 2;
    case 'POLY':
      return itemsAt(values, 'coefficients')
        .map((item, index) => numberAt(item, 'factor') * level ** (index + 1))
        .reduce((sum, part) => sum + part, 0);
    case 'CUSTOM':
      return sumOfSteps(level, customStep(itemsAt(values, 'customLevels')));
    default:
      return sumOfSteps(level, mee6Step);
  }
}

const customStep = (items: readonly Values[]) => (level: number) => {
  const item = items[Math.min(level, items.length) - 1];
  return item ? numberAt(item, 'xp') : 0;
};

const sumOfSteps = (level: number, step: (level: number) => number): number =>
  Array.from({ length: level }, (_, index) => step(index + 1)).reduce((sum, xp) => sum + xp, 0);

/** The highest level of a rule; at most 1000, whatever is typed. */
export const highestLevel = (values: Values): number =>
  Math.min(HIGHEST, Math.max(1, Math.floor(numberAt(values, 'maxLevel', 1))));

/** The level that so many XP are, by a rule whose levels rise. */
export function levelAt(values: Values, xp: number): number {
  let [reached, beyond] = [0, highestLevel(values) + 1];
  while (beyond - reached > 1) {
    const middle = Math.floor((reached + beyond) / 2);
    if (xpFor(values, middle) <= xp) reached = middle;
    else beyond = middle;
  }
  return reached;
}

/** Whether each level needs more XP than the one before it. */
export const areRising = (values: Values): boolean =>
  Array.from({ length: highestLevel(values) }, (_, index) => index + 1).every(
    (level) => xpFor(values, level) > xpFor(values, level - 1),
  );

/** What a message pays on average, with the multiplier for everything and no other. */
export const averagePay = (values: Values): number =>
  (numberAt(values, 'minAmount') + numberAt(values, 'spread') / 2) *
  numberAt(values, 'globalMultiplier', 1);

export interface LevelCost {
  level: number;
  xp: number;
  /** Null when messages pay nothing. */
  messages: number | null;
  /** Of writing as often as is paid; null when messages pay nothing, or when there is no pause. */
  hours: number | null;
}

/** Levels that show how a curve runs, up to the highest. */
const SHOWN = [1, 5, 10, 25, 50, 100, 200, 500, 1000];

/** What some levels of a rule cost a member in XP, messages and hours. */
export function levelCosts(values: Values): LevelCost[] {
  const highest = highestLevel(values);
  const levels = [...SHOWN.filter((level) => level < highest), highest];
  return levels.map((level) => costOf(values, level));
}

function costOf(values: Values, level: number): LevelCost {
  const xp = xpFor(values, level);
  const pay = averagePay(values);
  const messages = pay > 0 ? Math.max(0, Math.ceil(xp / pay)) : null;
  const cooldown = numberAt(values, 'cooldown');
  const hours = messages === null || cooldown === 0 ? null : (messages * cooldown) / 3600;
  return { level, xp, messages, hours };
}
