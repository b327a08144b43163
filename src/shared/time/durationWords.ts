import { counted } from '../text/language';

export const timeUnits = [
  ['days', 86_400],
  ['hours', 3600],
  ['minutes', 60],
  ['seconds', 1],
] as const;

/** The largest unit that a length is a whole number of. */
export const unitOf = (seconds: number) =>
  timeUnits.find(([, length]) => seconds !== 0 && seconds % length === 0) ?? timeUnits[3];

/** A length of time as it was set: "90 minutes", "2 days". */
export function durationWords(seconds: number): string {
  const [unit, length] = unitOf(seconds);
  return counted(seconds / length, unit.slice(0, -1));
}
