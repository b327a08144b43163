import type { Values } from '../../common-fields/field';

/** Why a line isn't one of a quiz's answers; null where it is, or while there are no answers to choose from. */
export const answerProblem = (line: unknown, { options }: Values): string | null => {
  const count = Array.isArray(options) ? options.length : 0;
  return count === 0 || Number(line) <= count ? null : 'Choose the correct answer.';
};
