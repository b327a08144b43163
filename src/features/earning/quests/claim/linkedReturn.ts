import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { linkedIn } from '@/shared/navigation/linkReturn';
import { serverNow } from '@/shared/time/serverClock';
import { timeOf } from '@/shared/time/timeOf';
import { notify } from '@/shared/ui/toast';
import type { QuestTask } from '../quest';
import { takesAnswer } from './answer';
import { useOpenQuest } from './questContext';

const hashOf = (taskId: string) => `#task=${encodeURIComponent(taskId)}`;

/** The address of a task on the page of its quest. */
export function useTaskAddress({ id }: Pick<QuestTask, 'id'>): string {
  const { pathname, search } = useLocation();
  return `${pathname}${search}${hashOf(id)}`;
}

/**
 * Checks a task whose account has just been linked, once. A task that takes an answer waits for it, and one that may
 * not be checked yet for its time.
 */
export function useLinkedCheck(task: QuestTask): () => void {
  const { actions, isOpen } = useOpenQuest();
  return () => {
    const isEarly = (timeOf(task.retryAt) ?? 0) > serverNow();
    const isWanted = isOpen && task.state !== 'VERIFIED' && !takesAnswer(task);
    if (isWanted && !isEarly) void actions.check(task.id, undefined, true);
  };
}

/**
 * Where one comes back to the task after linking an account for it: its heading takes the focus, it is said that the
 * account is linked, and the task is checked.
 *
 * @param headingId id of the task's heading, which has `tabIndex={-1}`
 */
export function useLinkedReturn(task: QuestTask, headingId: string): void {
  const { hash, state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const check = useLinkedCheck(task);
  const isReturn = linkedIn(state) !== null && hash === hashOf(task.id);
  const isDone = useRef(false);
  useEffect(() => {
    if (!isReturn || isDone.current) return;
    isDone.current = true;
    // A reload is no return.
    void navigate({ pathname, search }, { replace: true, preventScrollReset: true });
    const heading = document.getElementById(headingId);
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView({ block: 'center' });
    notify('success', 'Linked.');
    check();
  }, [isReturn, navigate, pathname, search, headingId, check]);
}
