import type { ApiResult, Failure } from '@/shared/api/envelope';
import { NAMED, type RoleChanges, type RulePreview } from './holderCheck';

interface Options {
  /** Receives how many members were checked so far, of how many; null once the preview has ended. */
  onProgress: (progress: { done: number; total: number | null } | null) => void;
  /** Aborted when no one waits for the preview anymore. */
  signal: AbortSignal;
}

const STOPPED: Failure = { success: false, message: 'The preview was stopped.' };

/**
 * What a rule would change, checked part by part, so that no request goes through all members of a large server.
 *
 * @param ask requests the part behind a cursor, which is empty for the first part
 */
export async function previewInParts(
  ask: (after: string) => Promise<ApiResult<RulePreview>>,
  { onProgress, signal }: Options,
): Promise<ApiResult<RoleChanges>> {
  let whole: RulePreview | null = null;
  let after = '';
  try {
    for (;;) {
      if (signal.aborted) return STOPPED;
      const result = await ask(after);
      if (!result.success) return result;
      whole = whole === null ? result.data : joined(whole, result.data);
      const { next } = result.data;
      // A server without parts has checked everyone. One that repeats itself isn't asked for ever.
      if (typeof next !== 'string' || next === after) {
        return { success: true, message: result.message, data: whole };
      }
      after = next;
      onProgress({ done: whole.checked ?? 0, total: whole.members });
    }
  } finally {
    onProgress(null);
  }
}

/** Two parts as one: counts add up, and of each list the first members stay. */
function joined(one: RulePreview, other: RulePreview): RulePreview {
  const leftOut = [...(one.leftOut ?? []), ...(other.leftOut ?? [])];
  return {
    ...other,
    checked: sum(one.checked, other.checked),
    qualify: sum(one.qualify, other.qualify),
    gain: first(one.gain, other.gain),
    gainTotal: sum(one.gainTotal, other.gainTotal),
    lose: first(one.lose, other.lose),
    loseTotal: sum(one.loseTotal, other.loseTotal),
    unknown: first(one.unknown, other.unknown),
    unknownTotal: sum(one.unknownTotal, other.unknownTotal),
    reasons: [...new Set([...one.reasons, ...other.reasons])],
    ...(leftOut.length > 0 ? { leftOut } : {}),
  };
}

/** Unknown once one of them is. */
const sum = (one: number | null, other: number | null) =>
  one === null || other === null ? null : one + other;

const first = <T>(one: readonly T[], other: readonly T[]): T[] =>
  [...one, ...other].slice(0, NAMED);
