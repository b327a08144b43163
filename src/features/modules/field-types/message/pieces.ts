import type { Pieces } from '../../common-fields/field';
import { hexColour } from '../../preview/hexColour';
import { messageLabels, partLabels } from './labels';

/** The parts of a message: of its embeds and buttons each is counted. */
export const messagePieces: Pieces = { labels: labelsAt, words: wordsIn };

function labelsAt(steps: readonly string[]): string[] {
  return steps.flatMap((step, index) => {
    if (isNumber(step)) return [];
    const label = index === 0 ? messageLabels[step] : partLabels[step];
    const next = steps[index + 1];
    if (label === undefined) return [];
    return [isNumber(next) ? `${label} ${String(Number(next) + 1)}` : label];
  });
}

const isNumber = (step: string | undefined) => step !== undefined && /^\d+$/.test(step);

function wordsIn(value: unknown, steps: readonly string[] = []): [readonly string[], string][] {
  if (typeof value !== 'object' || value === null) return [[steps, wordsOf(steps, value)]];
  return Object.entries(value).flatMap(([name, part]) => wordsIn(part, [...steps, name]));
}

function wordsOf(steps: readonly string[], value: unknown): string {
  if (steps.at(-1) === 'colour' && typeof value === 'number') return hexColour(value) ?? '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
