import { useRef, useState } from 'react';
import { codeOf, failureText } from '@/shared/api/queryError';
import { useIsMounted } from '@/shared/hooks/useIsMounted';
import {
  useCheckTaskMutation,
  useClaimQuestMutation,
  useSubmitQuestMutation,
  type QuestParams,
} from '../questsApi';
import type { Sending } from './ctaOf';
import { troubleOf, type Trouble } from './trouble';

/** Why a submission or claim failed. */
export interface Refusal {
  message: string;
  /** The reward needs a linked wallet. */
  needsWallet: boolean;
}

/** The result of a mutation of RTK Query. */
type Result = { data: unknown } | { error: unknown };

/**
 * A member's actions on a quest, one at a time, and their errors. Each ends by refetching the quest, so that no
 * outdated action is offered.
 *
 * @param refresh resolves when the quest has been refetched
 */
export function useQuestActions(params: QuestParams, refresh: () => Promise<unknown>) {
  const [runCheck] = useCheckTaskMutation();
  const [runSubmit] = useSubmitQuestMutation();
  const [runClaim] = useClaimQuestMutation();
  const [sending, setSending] = useState<Sending>(null);
  const [checking, setChecking] = useState<string | null>(null);
  const [troubles, setTroubles] = useState<ReadonlyMap<string, Trouble>>(new Map());
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const isMounted = useIsMounted();
  // A second click can come before the state of the first is rendered.
  const isRunning = useRef(false);

  const run = async (what: Sending, call: () => Promise<Result>): Promise<unknown> => {
    if (isRunning.current) return undefined;
    isRunning.current = true;
    setSending(what);
    setRefusal(null);
    const result = await call();
    await refresh();
    isRunning.current = false;
    if (isMounted()) setSending(null);
    return 'error' in result ? result.error : undefined;
  };
  const setTrouble = (taskId: string, trouble: Trouble | null) =>
    setTroubles((before) => {
      const next = new Map(before);
      if (trouble === null) next.delete(taskId);
      else next.set(taskId, trouble);
      return next;
    });
  /**
   * @param isAutomatic whether the page started the check: an unfinished task then doesn't count as a failed attempt
   * @returns whether a response has arrived
   */
  const check = async (taskId: string, answer?: string, isAutomatic = false): Promise<boolean> => {
    if (isRunning.current) return false;
    setChecking(taskId);
    setTrouble(taskId, null);
    const error = await run('check', () => runCheck({ ...params, taskId, answer, isAutomatic }));
    setChecking(null);
    if (error !== undefined) setTrouble(taskId, troubleOf(error));
    return error === undefined;
  };
  /** @returns whether the server accepted it */
  const submit = async (what: 'submit' | 'claim'): Promise<boolean> => {
    const call = what === 'submit' ? runSubmit : runClaim;
    const error = await run(what, () => call(params));
    if (error !== undefined) {
      setRefusal({
        message: failureText(
          error,
          what === 'submit'
            ? 'Couldn’t submit. Your answers are kept. Try again.'
            : 'Couldn’t claim the reward. Try again.',
        ),
        needsWallet: codeOf(error) === 'wallet-needed',
      });
    }
    return error === undefined;
  };
  return { params, refresh, sending, checking, troubles, refusal, check, submit };
}
