import type { ChatRule } from './fields';

/** How the levels of a rule rise, and the highest of them. */
export type Curve = Pick<
  ChatRule,
  'curve' | 'linearStep' | 'coefficients' | 'customLevels' | 'maxLevel'
>;

/** No level is higher: it bounds what is worked out for what is typed. */
const HIGHEST = 1000;

/** XP the step to a level needs with MEE6, whose levels are counted from 0. */
const mee6Step = (level: number) => 5 * (level - 1) ** 2 + 50 * (level - 1) + 100;

/**
 * XP a member needs in all to reach a level by the curve of a chat-to-earn rule.
 *
 * @param level from 0, which needs nothing
 */
export function xpFor(curve: Curve, level: number): number {
  switch (curve.curve) {
    case 'LINEAR':
      return (curve.linearStep * level * (level + 1)) / 2;
    case 'POLY':
      return curve.coefficients
        .map(({ factor }, index) => factor * level ** (index + 1))
        .reduce((sum, part) => sum + part, 0);
    case 'CUSTOM':
      return sumOfSteps(level, customStep(curve.customLevels));
    default:
      return sumOfSteps(level, mee6Step);
  }
}

const customStep = (levels: Curve['customLevels']) => (level: number) =>
  levels[Math.min(level, levels.length) - 1]?.xp ?? 0;

const sumOfSteps = (level: number, step: (level: number) => number): number =>
  Array.from({ length: level }, (_, index) => step(index + 1)).reduce((sum, xp) => sum + xp, 0);

/** The highest level of a rule; at most 1000, whatever is typed. */
export const highestLevel = ({ maxLevel }: Pick<Curve, 'maxLevel'>): number =>
  Math.min(HIGHEST, Math.max(1, Math.floor(maxLevel)));

/** The level that so many XP are, by a rule whose levels rise. */
export function levelAt(curve: Curve, xp: number): number {
  let [reached, beyond] = [0, highestLevel(curve) + 1];
  while (beyond - reached > 1) {
    const middle = Math.floor((reached + beyond) / 2);
    if (xpFor(curve, middle) <= xp) reached = middle;
    else beyond = middle;
  }
  return reached;
}

/** Whether each level needs more XP than the one before it. */
export const areRising = (curve: Curve): boolean =>
  Array.from({ length: highestLevel(curve) }, (_, index) => index + 1).every(
    (level) => xpFor(curve, level) > xpFor(curve, level - 1),
  );

/** What a message pays on average, with the multiplier for everything and no other. */
export const averagePay = ({ minAmount, spread, globalMultiplier }: ChatRule): number =>
  (minAmount + spread / 2) * globalMultiplier;

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
export function levelCosts(rule: ChatRule): LevelCost[] {
  const highest = highestLevel(rule);
  const levels = [...SHOWN.filter((level) => level < highest), highest];
  return levels.map((level) => costOf(rule, level));
}

function costOf(rule: ChatRule, level: number): LevelCost {
  const xp = xpFor(rule, level);
  const pay = averagePay(rule);
  const messages = pay > 0 ? Math.max(0, Math.ceil(xp / pay)) : null;
  const hours = messages === null || rule.cooldown === 0 ? null : (messages * rule.cooldown) / 3600;
  return { level, xp, messages, hours };
}
