import { useEffect, useRef } from 'react';
import { counted } from '@/shared/text/counted';
import type { Completion, Offer } from './completion';

interface CompletionListProps {
  id: string;
  /** Without it there is no list. */
  offer: Completion | null;
  /** The one that Enter puts in. */
  index: number;
  onChoose: (chosen: Offer) => void;
}

export const optionId = (listId: string, index: number) => `${listId}-${index}`;

const names: Readonly<Record<Completion['noun'], string>> = {
  variable: 'Variables',
  mention: 'Mentions',
  channel: 'Channels',
  emoji: 'Emoji',
};

/** What may be put in, over what is below the field; the focus stays in the field. */
export const CompletionList = ({ offer, ...list }: CompletionListProps) => (
  <div className="completion">
    <p role="status" className="visually-hidden">
      {offer === null ? '' : told(offer)}
    </p>
    {offer === null ? null : <Options offer={offer} {...list} />}
  </div>
);

const told = ({ noun, options }: Completion) =>
  noun === 'emoji' ? `${options.length} emoji` : counted(options.length, noun);

function Options({ id, offer, index, onChoose }: CompletionListProps & { offer: Completion }) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (list.current) keepInSight(list.current, index);
  }, [index]);
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={names[offer.noun]}
      className="completion__list"
    >
      {offer.options.map((option, place) => (
        // By keyboard it is chosen from the field, which keeps the focus.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- see above
        <div
          key={option.id}
          id={optionId(id, place)}
          role="option"
          tabIndex={-1}
          aria-selected={place === index}
          className="completion__option"
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(option)}
        >
          {offer.noun === 'variable' ? <code>{option.shown}</code> : <bdi>{option.shown}</bdi>}{' '}
          <span>{option.detail}</span>
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
