import { useEffect, useRef } from 'react';
import { optionId, type Completion, type Offer } from './completion';
import { EmojiPicture } from '../../preview/EmojiPicture';

export interface OptionListProps {
  id: string;
  offer: Completion;
  /** The one that Enter puts in. */
  index: number;
  onChoose: (chosen: Offer) => void;
}

const names: Readonly<Record<Completion['noun'], string>> = {
  variable: 'Variables',
  mention: 'Mentions',
  channel: 'Channels',
  emoji: 'Emoji',
};

/** What is offered, as a list to choose from. */
export default function OptionList({ id, offer, index, onChoose }: OptionListProps) {
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
      translate="no"
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
          {offer.noun === 'variable' ? (
            <code>{option.shown}</code>
          ) : (
            <bdi translate="no">{shownOf(option)}</bdi>
          )}{' '}
          <span>{option.detail}</span>
        </div>
      ))}
    </div>
  );
}

/** Of one of the server’s own emoji the picture says nothing that its name beside it does not. */
const shownOf = ({ own, shown }: Offer) =>
  own ? (
    <>
      <span aria-hidden="true">
        <EmojiPicture emoji={own} />
      </span>{' '}
      {shown}
    </>
  ) : (
    shown
  );

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
