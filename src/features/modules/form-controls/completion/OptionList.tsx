import { useEffect, useLayoutEffect, useRef } from 'react';
import { roomAround } from '@/shared/ui/picker/room';
import { optionId, type Completion, type Offer } from './completion';
import { isBox } from './textBox';
import { EmojiPicture } from '../../preview/EmojiPicture';

export interface OptionListProps {
  id: string;
  offer: Completion;
  /** Index of the option that Enter inserts. */
  index: number;
  onChoose: (chosen: Offer) => void;
}

const names: Readonly<Record<Completion['noun'], string>> = {
  variable: 'Variables',
  mention: 'Mentions',
  channel: 'Channels',
  emoji: 'Emoji',
};

/** Completions as a list to choose from. */
export default function OptionList({ id, offer, index, onChoose }: OptionListProps) {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (list.current) putBeside(list.current);
  });
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
        // By keyboard, options are chosen from the field, which keeps the focus.
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

/** The picture of a server emoji is hidden from screen readers, since its name is beside it. */
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

/** Distance between a box and its list, in CSS pixels. */
const GAP = 4;

/** Places the list above the box if the save bar would cover it, and limits its height to the space there is. */
function putBeside(list: HTMLElement): void {
  const box = list.closest('.completed')?.querySelector('input:not([type="search"]), textarea');
  // A list in the normal flow needs no placing: it moves the content below it.
  if (!isBox(box) || getComputedStyle(list).position !== 'absolute') return;
  const { style } = list;
  style.maxHeight = '';
  const { above, below } = roomAround(box.getBoundingClientRect());
  const isAbove = list.offsetHeight + GAP > below && above > below;
  style.maxHeight = `min(15rem, ${String(Math.max(above, below) - 2 * GAP)}px)`;
  style.top = isAbove ? 'auto' : '';
  style.bottom = isAbove ? `${String(box.offsetHeight + GAP)}px` : '';
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
