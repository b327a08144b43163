import { useState, type RefObject } from 'react';
import { announce } from '@/shared/ui/announce';
import { nextWaiting, obstacleTo, stepFrom, takesEffectText } from './review';
import type { SubmissionPage } from './inboxView';
import { useDecisions, type Decided, type Verdict } from './useDecisions';
import { useFirst } from './useFirst';
import { useFocusWish } from './useFocusWish';
import { useOpenSubmission } from './useOpenSubmission';
import { useSelected } from './useSelected';

interface InboxOptions {
  serverId: string;
  page: SubmissionPage;
  /** Identifies the part of the list being shown. */
  view: string;
  /** Only one of list and detail is shown. */
  isNarrow: boolean;
  heading: RefObject<HTMLElement | null>;
  list: RefObject<HTMLElement | null>;
}

/** Texts by the id they belong to, so that each is restored when the reviewer returns to it. */
function useTexts() {
  const [texts, setTexts] = useState<ReadonlyMap<string, string>>(new Map());
  return {
    of: (id: string): string => texts.get(id) ?? '',
    put: (id: string, text: string) => setTexts((before) => new Map(before).set(id, text)),
  };
}

/** The open, selected and typed parts of the inbox, and moving from one submission to the next. */
export function useInbox({ serverId, page, view, isNarrow, heading, list }: InboxOptions) {
  const { items } = page;
  const { selected, select } = useSelected(view);
  const decisions = useDecisions(serverId);
  const { done, isBusy, decide } = decisions;
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const reasons = useTexts();
  const troubles = useTexts();
  const first = useFirst(view, items, done);
  const open = selected ?? (isNarrow ? null : first);
  const { submission, trouble } = useOpenSubmission(serverId, open, items);
  const focus = useFocusWish(heading, list, submission?.id ?? null, isNarrow);

  const goTo = (id: string | null) => {
    select(id);
    if (id === null) focus.focusList();
    else focus.focusDetail(id);
  };
  const decideOpen = async (verdict: Verdict) => {
    if (!submission || isBusy || obstacleTo(submission) !== null) return;
    const { id } = submission;
    troubles.put(id, '');
    const outcome = await decide(submission, verdict);
    if ('failure' in outcome) {
      troubles.put(id, outcome.failure);
      return;
    }
    reasons.put(id, '');
    announce(takesEffectText(verdict.verdict, 10));
    goTo(nextWaiting(items, id, done));
  };
  return {
    open,
    submission,
    trouble,
    ticked,
    decisions,
    decideOpen,
    reasonFor: reasons.of,
    write: reasons.put,
    troubleOf: (id: string) => troubles.of(id) || undefined,
    show: (id: string) => {
      select(id, isNarrow);
      if (isNarrow) focus.focusDetail(id);
      else focus.leaveFocus();
    },
    close: () => goTo(null),
    step: (by: 1 | -1) => {
      const to = stepFrom(items, open, by);
      if (to !== null && to !== open) goTo(to);
    },
    skip: () => {
      const to = open === null ? null : nextWaiting(items, open, done);
      if (to === null) announce('No more submissions to review on this page.');
      else goTo(to);
    },
    undone: ({ submission: { id } }: Decided) => goTo(id),
    tick: (ids: readonly string[], isTicked: boolean) =>
      setTicked((before) =>
        isTicked
          ? new Set([...before, ...ids])
          : new Set([...before].filter((id) => !ids.includes(id))),
      ),
    untickAll: () => setTicked(new Set()),
  };
}
