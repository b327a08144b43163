import { useRef, type ReactNode } from 'react';
import { NARROW, useMedia } from '@/shared/hooks/useMedia';
import { FormSkeleton } from '@/shared/ui/skeletons';
import type { TableControl } from '@/shared/ui/table/useTableState';
import { BulkPanel } from './BulkPanel';
import { DecidedNotes } from './DecidedNotes';
import { DecisionForm } from './DecisionForm';
import { viewOf, type SubmissionPage } from './inboxView';
import { KeysHelp } from './KeysHelp';
import { obstacleTo } from './review';
import { SubmissionDetail } from './SubmissionDetail';
import { SubmissionList } from './SubmissionList';
import { useInbox } from './useInbox';
import { useInboxKeys } from './useInboxKeys';

interface InboxPanesProps {
  serverId: string;
  questId: string | undefined;
  page: SubmissionPage;
  control: TableControl;
  /** Shown in place of an empty list. */
  empty: ReactNode;
}

/** The list with the open submission beside it; in a narrow window only one of them is shown. */
export function InboxPanes({ serverId, questId, page, control, empty }: InboxPanesProps) {
  const isNarrow = useMedia(NARROW);
  const root = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const reasonBox = useRef<HTMLTextAreaElement>(null);
  const view = viewOf(control.state);
  const inbox = useInbox({ serverId, page, view, isNarrow, heading, list });
  const { open, submission, trouble, ticked, decisions } = inbox;
  useInboxKeys(root, {
    j: () => inbox.step(1),
    k: () => inbox.step(-1),
    s: inbox.skip,
    a: () => void inbox.decideOpen({ verdict: 'APPROVE' }),
    r: () => reasonBox.current?.focus(),
  });
  const isAway = isNarrow && open !== null;
  const isEmpty = page.items.length === 0 && page.leftOut === undefined;
  const back = isNarrow ? (
    <button type="button" className="btn btn-outline-secondary" onClick={inbox.close}>
      Back to list
    </button>
  ) : null;
  return (
    <div ref={root} className="inbox__body">
      <div className="inbox__panes">
        <div hidden={isAway} className="inbox__pane">
          <BulkPanel
            serverId={serverId}
            ticked={page.items.filter((item) => ticked.has(item.id) && obstacleTo(item) === null)}
            decide={decisions.decide}
            onClear={inbox.untickAll}
          />
          {isEmpty ? (
            empty
          ) : (
            <SubmissionList
              items={page.items}
              leftOut={page.leftOut}
              total={page.total}
              open={open}
              ticked={ticked}
              isOfOneQuest={questId !== undefined}
              control={control}
              listRef={list}
              onOpen={inbox.show}
              onTick={inbox.tick}
            />
          )}
        </div>
        {submission ? (
          <SubmissionDetail submission={submission} headingRef={heading} back={back}>
            <DecisionForm
              key={submission.id}
              serverId={serverId}
              submission={submission}
              reason={inbox.reasonFor(submission.id)}
              onReason={(text) => inbox.write(submission.id, text)}
              reasonRef={reasonBox}
              onDecide={(verdict) => void inbox.decideOpen(verdict)}
              isBusy={decisions.isBusy}
              trouble={inbox.troubleOf(submission.id)}
            />
          </SubmissionDetail>
        ) : open === null ? null : trouble === null ? (
          <FormSkeleton label="Loading the submission" />
        ) : (
          <div className="panel" role="alert">
            <p>{trouble}</p>
            {back}
          </div>
        )}
      </div>
      {isEmpty && !submission ? null : <KeysHelp />}
      <DecidedNotes recent={decisions.recent} onUndo={decisions.undo} onUndone={inbox.undone} />
    </div>
  );
}
