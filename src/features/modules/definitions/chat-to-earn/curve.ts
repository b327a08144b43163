import type { ChatRule } from './fields';

/** How the levels of a rule rise, with the highest level. */
export type Curve = Pick<
  ChatRule,
  'curve' | 'linearStep' | 'coefficients' | 'customLevels' | 'maxLevel'
>;

/** Upper bound of levels, which limits the calculations for typed values. */
const HIGHEST = 1000;

/** XP that MEE6 requires for the step to a level; MEE6 counts levels from 0. */
const mee6Step = (level: number) => 5 * (level - 1) ** 2 + 50 * (level - 1) + 100;

/**
 * Total XP a member needs to reach a level by the curve of a chat-to-earn rule.
 *
 * @param level from 0, which needs no XP
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

/** The highest level of a rule, from 1 to 1000 even if another number is typed. */
export const highestLevel = ({ maxLevel }: Pick<Curve, 'maxLevel'>): number =>
  Math.min(HIGHEST, Math.max(1, Math.floor(maxLevel)));

/** The level that `xp` reaches, for a curve that rises. */
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

/** Average pay of a message, with the global multiplier and no other. */
export const averagePay = ({ minAmount, spread, globalMultiplier }: ChatRule): number =>
  (minAmount + spread / 2) * globalMultiplier;

export interface LevelCost {
  level: number;
  xp: number;
  /** Null when messages pay nothing. */
  messages: number | null;
  /** Hours of writing as often as messages are paid; null if messages pay nothing, or without a cooldown. */
  hours: number | null;
}

/** Levels that show the shape of a curve, up to its highest. */
const SHOWN = [1, 5, 10, 25, 50, 100, 200, 500, 1000];

/** XP, messages and hours that some levels of a rule cost a member. */
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
