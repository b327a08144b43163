import { parseSol } from '@/shared/money/lamports';

/**
 * Whether one amount of SOL is at most another, exactly. True where one of them is none: its own field says
 * so already.
 */
export function isAtMost(one: unknown, other: unknown): boolean {
  try {
    return parseSol(String(one)) <= parseSol(String(other));
  } catch {
    return true;
  }
}
