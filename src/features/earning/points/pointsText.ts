import { inNumbers } from '@/shared/format/numbers';

const WHOLE = { maximumFractionDigits: 2 } as const;
const SIGNED = { maximumFractionDigits: 2, signDisplay: 'exceptZero' } as const;

/** A number of points; a dash if unknown. */
export const pointsText = (points: number | null): string =>
  points === null ? '–' : inNumbers(points, WHOLE);

/** A change of points, with its sign. */
export const changeText = (points: number | null): string =>
  points === null ? '–' : inNumbers(points, SIGNED);
