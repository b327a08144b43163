import { useEffect, useRef } from 'react';
import { counted } from '@/shared/text/counted';
import type { Variable } from '../../engine/variable';
import { inBraces } from './completion';

interface CompletionListProps {
  id: string;
  /** Without any there is no list. */
  options: readonly Variable[];
  /** The one that Enter puts in. */
  index: number;
  onChoose: (variable: Variable) => void;
}

export const optionId = (listId: string, index: number) => `${listId}-${index}`;

/** What may be put in, over what is below the field; the focus stays in the field. */
export const CompletionList = ({ options, ...list }: CompletionListProps) => (
  <div className="completion">
    <p role="status" className="visually-hidden">
      {options.length === 0 ? '' : counted(options.length, 'variable')}
    </p>
    {options.length === 0 ? null : <Options options={options} {...list} />}
  </div>
);

function Options({ id, options, index, onChoose }: CompletionListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (list.current) keepInSight(list.current, index);
  }, [index]);
  return (
    <div ref={list} id={id} role="listbox" aria-label="Variables" className="completion__list">
      {options.map((variable, place) => (
        // By keyboard it is chosen from the field, which keeps the focus.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- see above
        <div
          key={variable.name}
          id={optionId(id, place)}
          role="option"
          tabIndex={-1}
          aria-selected={place === index}
          className="completion__option"
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(variable)}
        >
          <code>{inBraces(variable)}</code> <span>{variable.sample}</span>
        </div>
      ))}
    </div>
  );
}

/** Scrolls the list alone: `scrollIntoView` would move the page, too. */
function keepInSight(list: HTMLElement, index: number): void {
  const option = list.children[index];
  if (!(option instanceof HTMLElement)) return;
  const { offsetTop, offsetHeight } = option;
  list.scrollTop = Math.min(
    offsetTop,
    Math.max(list.scrollTop, offsetTop + offsetHeight - list.clientHeight),
  );
}
