import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, type HTMLAttributes } from 'react';
import { CheckIcon } from '../icons';
import type { Option, Row } from './option';

/** Takes the height of a line that is drawn. */
type Measure = ((element: HTMLLIElement | null) => void) | undefined;

interface PickerRowsProps {
  rows: readonly Row[];
  /** Place of the option the arrow keys are on, from 0; -1 for none. */
  active: number;
  menuProps: HTMLAttributes<HTMLUListElement>;
  optionProps: (option: Option, place: number, ref: Measure) => HTMLAttributes<HTMLLIElement>;
  isChosen: (option: Option) => boolean;
}

/** Up to so many are all drawn, which is simpler and as quick. */
const ALL_DRAWN = 60;
/** Before one is measured, CSS pixels. */
const HEIGHT = 40;
const OVERSCAN = 8;

/** The lines of a picker's list; of a long one those in sight. */
export function PickerRows({ rows, active, menuProps, optionProps, isChosen }: PickerRowsProps) {
  // Around the list, whose own ref is new with each render.
  const scroller = useRef<HTMLDivElement>(null);
  const isLong = rows.length > ALL_DRAWN;
  const virtual = useVirtualizer({
    count: isLong ? rows.length : 0,
    getScrollElement: () => scroller.current,
    estimateSize: () => HEIGHT,
    overscan: OVERSCAN,
    getItemKey: (index) => keyOf(rows[index], index),
  });
  const at = rows.findIndex((row) => 'option' in row && row.place === active);
  useEffect(() => {
    if (at < 0) return;
    if (isLong) virtual.scrollToIndex(at);
    else lineAt(scroller.current, at)?.scrollIntoView({ block: 'nearest' });
    // oxlint-disable-next-line react/exhaustive-deps -- where the arrows are moves the list, nothing else does
  }, [at, isLong]);
  const items = virtual.getVirtualItems();
  const drawn = isLong ? items.map(({ index }) => index) : rows.map((_, index) => index);
  const end = items.at(-1)?.end ?? 0;
  return (
    <div ref={scroller} className="picker__scroller">
      <ul {...menuProps} className="picker__list">
        <Blank height={items[0]?.start ?? 0} />
        {drawn.map((index) => {
          const row = rows[index];
          if (!row) return null;
          const measure = isLong ? virtual.measureElement : undefined;
          return 'heading' in row ? (
            <Heading key={keyOf(row, index)} words={row.heading} {...{ index, measure }} />
          ) : (
            <OptionLine
              key={keyOf(row, index)}
              option={row.option}
              index={index}
              isActive={row.place === active}
              isChosen={isChosen(row.option)}
              marks={optionProps(row.option, row.place, measure)}
            />
          );
        })}
        <Blank height={isLong ? virtual.getTotalSize() - end : 0} />
      </ul>
    </div>
  );
}

const lineAt = (scroller: HTMLElement | null, index: number) =>
  scroller?.querySelector(`[data-index="${String(index)}"]`);

const keyOf = (row: Row | undefined, index: number): string =>
  row && 'option' in row ? `option ${row.option.value}` : `heading ${String(index)}`;

interface HeadingProps {
  words: string;
  index: number;
  measure: Measure;
}

const Heading = ({ words, index, measure }: HeadingProps) => (
  <li ref={measure} role="presentation" data-index={index} className="picker__heading">
    {words}
  </li>
);

interface OptionLineProps {
  option: Option;
  index: number;
  isActive: boolean;
  isChosen: boolean;
  /** What makes it an option of the list around it. */
  marks: HTMLAttributes<HTMLLIElement>;
}

const OptionLine = ({ option, index, isActive, isChosen, marks }: OptionLineProps) => (
  <li
    {...marks}
    data-index={index}
    className={`picker__option ${isActive ? 'picker__option--active' : ''}`}
  >
    <span className="picker__mark" aria-hidden="true">
      {option.mark}
    </span>
    <span className="picker__words">
      <span>
        <bdi translate="no">{option.label}</bdi>
        {option.detail === undefined ? null : <small> {option.detail}</small>}
      </span>
      {option.problem === undefined ? null : (
        <small className="picker__problem">{option.problem}</small>
      )}
    </span>
    {option.aside === undefined ? null : <small>{option.aside()}</small>}
    {isChosen ? <CheckIcon /> : null}
  </li>
);

const Blank = ({ height }: { height: number }) =>
  height <= 0 ? null : (
    // oxlint-disable-next-line react/forbid-dom-props -- the one length that is computed
    <li role="presentation" style={{ height }} />
  );
