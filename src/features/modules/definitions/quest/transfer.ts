import { parseSol } from '@/shared/money/lamports';

/** Members pay it themselves, so it stays small: 0.1 SOL. */
const MOST = parseSol('0.1');

/** Why an amount is none a task may ask members to send; null where it may. */
export const transferProblem = (value: unknown): string | null =>
  parseSol(String(value)) > MOST ? 'Maximum 0.1 SOL.' : null;
