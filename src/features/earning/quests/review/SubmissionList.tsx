import type { RefObject } from 'react';
import { LeftOutNote } from '@/shared/ui/LeftOutNote';
import { Pager } from '@/shared/ui/table/Pager';
import type { TableControl } from '@/shared/ui/table/useTableState';
import type { LeftOut } from '@/shared/api/lenient';
import { obstacleTo } from './review';
import { SubmissionRow } from './SubmissionRow';
import type { Submission } from './submission';

interface SubmissionListProps {
  items: readonly Submission[];
  leftOut: readonly LeftOut[] | undefined;
  /** Of all pages; null where the server does not tell. */
  total: number | null;
  open: string | null;
  ticked: ReadonlySet<string>;
  isOfOneQuest: boolean;
  control: TableControl;
  listRef: RefObject<HTMLUListElement | null>;
  onOpen: (id: string) => void;
  onTick: (ids: readonly string[], isTicked: boolean) => void;
}

/** A page of submissions, and the way to the others. */
export function SubmissionList(props: SubmissionListProps) {
  const { items, leftOut, total, open, ticked, isOfOneQuest, control, listRef } = props;
  const { onOpen, onTick } = props;
  const free = items.filter((item) => obstacleTo(item) === null).map(({ id }) => id);
  const found = total ?? items.length;
  return (
    <div>
      <LeftOutNote leftOut={leftOut} />
      {free.length === 0 ? null : (
        <label className="choice">
          <input
            type="checkbox"
            checked={free.every((id) => ticked.has(id))}
            onChange={({ target }) => onTick(free, target.checked)}
          />
          Select all on this page
        </label>
      )}
      <ul ref={listRef} className="inbox__rows" aria-label="Submissions" tabIndex={-1}>
        {items.map((item) => (
          <SubmissionRow
            key={item.id}
            submission={item}
            isOpen={item.id === open}
            isTicked={ticked.has(item.id)}
            isOfOneQuest={isOfOneQuest}
            onOpen={onOpen}
            onTick={(id, isTicked) => onTick([id], isTicked)}
          />
        ))}
      </ul>
      {found > items.length || control.state.page > 1 ? (
        <Pager
          label="Submissions"
          found={found}
          pages={Math.max(1, Math.ceil(found / control.state.pageSize))}
          control={control}
        />
      ) : null}
    </div>
  );
}
