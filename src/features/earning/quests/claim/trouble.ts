import { statusOf, failureText } from '@/shared/api/queryError';

/** Why a check failed: the answer is invalid, the server refused it, or the check could not run. */
export interface Trouble {
  kind: 'answer' | 'refused' | 'unchecked';
  message: string;
}

/** What a failed check means for the member. */
export function troubleOf(error: unknown): Trouble {
  const wrong = ofAnswer(error);
  if (wrong !== null) return { kind: 'answer', message: wrong };
  const status = statusOf(error);
  const isRefused = status === 409 || status === 429 || status === 403 || status === 404;
  return {
    kind: isRefused ? 'refused' : 'unchecked',
    message: failureText(error, 'Check your connection and try again.'),
  };
}

function ofAnswer(error: unknown): string | null {
  if (typeof error !== 'object' || error === null || !('errors' in error)) return null;
  const { errors } = error;
  if (!Array.isArray(errors)) return null;
  const messages = errors.map((each: unknown) =>
    typeof each === 'object' && each !== null && 'message' in each ? each.message : null,
  );
  return messages.find((message) => typeof message === 'string') ?? null;
}
