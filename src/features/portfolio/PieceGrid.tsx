import { useWindowVirtualizer } from '@tanstack/react-virtual';
import {
  memo,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type RefObject,
} from 'react';
import { calledOf } from '@/features/identity/linked-wallets/walletName';
import type { LinkedWallet } from '@/features/identity/linked-wallets/linkedWallet';
import type { HoldingUse } from './portfolioSchemas';
import { columnsIn, lineHeight, planOf, rowAt } from './gridRows';
import { GroupHead, PieceCard } from './PieceCard';
import { piecesOf, type PieceGroup } from './pieceGroups';

interface PieceGridProps {
  groups: readonly PieceGroup[];
  uses: ReadonlyMap<string, readonly HoldingUse[]>;
  wallets: readonly LinkedWallet[];
  /** Why a group has no floor price. */
  noFloor: (group: PieceGroup) => string;
}

/** Height of a group header before it is measured, CSS pixels. */
const HEAD = 72;
/** Lines rendered above and below the visible ones. */
const OVERSCAN = 2;
const NO_USES: readonly never[] = [];

type Names = ReadonlyMap<string, string> | null;

/** NFTs by collection; only the visible lines are in the document. The page itself scrolls. */
export function PieceGrid({ groups, uses, wallets, noFloor }: PieceGridProps) {
  const list = useRef<HTMLDivElement>(null);
  const { width, top } = usePlaceOf(list);
  const columns = columnsIn(width);
  const plan = useMemo(() => planOf(groups, columns), [groups, columns]);
  const names: Names = useMemo(
    () =>
      wallets.length < 2
        ? null
        : new Map(wallets.map((wallet) => [wallet.address, calledOf(wallet)])),
    [wallets],
  );
  const line = lineHeight(width, columns);
  const estimate = (index: number) => (rowAt(plan, index)?.kind === 'head' ? HEAD : line);
  /**
   * How many of the current lines are rendered: none during a fast scroll, then one more with each frame, since a
   * screen of cards in one frame would block the page when the scroll ends. Otherwise all of them.
   */
  const [drawn, setDrawn] = useState(Infinity);
  const offset = useRef(0);
  // oxlint-disable-next-line react/incompatible-library -- we compile nothing with React Compiler
  const virtual = useWindowVirtualizer<HTMLElement>({
    count: plan.count,
    estimateSize: estimate,
    overscan: OVERSCAN,
    scrollMargin: top,
    onChange: ({ isScrolling, scrollOffset }) => {
      const by = Math.abs((scrollOffset ?? 0) - offset.current);
      // Ignores events that are no real scrolling: measuring a line shifts nothing, and rounding of the scroll position
      // shifts less than 2 pixels.
      if (isScrolling && by < 2) return;
      offset.current = scrollOffset ?? 0;
      const isFlying = isScrolling && by > window.innerHeight;
      setDrawn((before) => (isFlying ? 0 : before === 0 ? 1 : before));
    },
    measureElement: (element, entry, instance) => {
      const height = entry?.borderBoxSize[0]?.blockSize ?? element.offsetHeight;
      // A hidden page has no layout.
      return height > 0 ? height : estimate(instance.indexFromElement(element));
    },
  });
  const items = virtual.getVirtualItems();
  useEffect(() => {
    if (drawn === 0 || drawn === Infinity) return undefined;
    const next = drawn < items.length ? drawn + 1 : Infinity;
    const frame = requestAnimationFrame(() => setDrawn(next));
    return () => cancelAnimationFrame(frame);
  }, [drawn, items.length]);
  if (drawn === 0)
    return (
      <div ref={list} className="piece-grid" role="group" aria-label="NFTs" data-focus-home="">
        <Flight height={virtual.getTotalSize()} columns={columns} line={line} />
      </div>
    );
  const start = (items[0]?.start ?? top) - top;
  const rest = virtual.getTotalSize() - ((items.at(-1)?.end ?? top) - top);
  return (
    <div ref={list} className="piece-grid" role="group" aria-label="NFTs" data-focus-home="">
      <Blank height={start} />
      {items.map(({ index, size }, place) => {
        const row = rowAt(plan, index);
        if (!row) return null;
        const { group } = row;
        return row.kind === 'head' ? (
          <div key={`${group.id} head`} ref={virtual.measureElement} data-index={index}>
            <GroupHead
              group={group}
              uses={uses.get(group.id) ?? NO_USES}
              noFloor={noFloor(group)}
            />
          </div>
        ) : (
          <div
            key={`${group.id} ${String(row.from)}`}
            ref={place < drawn ? virtual.measureElement : undefined}
            data-index={index}
          >
            {place >= drawn ? (
              <Blank height={size} />
            ) : (
              <Line group={group} from={row.from} to={row.to} columns={columns} names={names} />
            )}
          </div>
        );
      })}
      <Blank height={rest} />
    </div>
  );
}

interface LineProps {
  group: PieceGroup;
  from: number;
  to: number;
  columns: number;
  names: Names;
}

/** One line of NFTs; rendered again only when they change, and not with each step of scrolling. */
const Line = memo(function Line({ group, from, to, columns, names }: LineProps) {
  return (
    <ul className={`piece-line piece-line--${String(columns)}`}>
      {piecesOf(group)
        .slice(from, to)
        .map((own) => (
          <PieceCard key={own.piece.id} own={own} wallet={names?.get(own.wallet) ?? null} />
        ))}
    </ul>
  );
});

interface FlightProps {
  height: number;
  columns: number;
  /** Height of a line with the gap below it, CSS pixels. */
  line: number;
}

/**
 * Placeholder while more than a screen scrolls by per step: a pattern of cards drawn by the style sheet. At that speed
 * content is unreadable, and rendering lines and loading their pictures would slow down scrolling.
 */
const Flight = ({ height, columns, line }: FlightProps) => {
  const lengths: CSSProperties & Record<`--${string}`, string> = {
    height,
    '--columns': String(columns),
    '--line': `${String(line)}px`,
  };
  return (
    // oxlint-disable-next-line react/forbid-dom-props -- lengths that are computed
    <div aria-hidden="true" className="piece-flight" style={lengths} />
  );
};

const Blank = ({ height }: { height: number }) =>
  height <= 0 ? null : (
    // oxlint-disable-next-line react/forbid-dom-props -- a length that is computed
    <div aria-hidden="true" style={{ height }} />
  );

/** Width of the list and its distance from the top of the page; measured whenever a size changes. */
function usePlaceOf(list: RefObject<HTMLElement | null>) {
  const [place, setPlace] = useState({ width: 0, top: 0 });
  useLayoutEffect(() => {
    const look = () => {
      const box = list.current?.getBoundingClientRect();
      if (!box) return;
      const next = { width: box.width, top: Math.round(box.top + window.scrollY) };
      setPlace((before) =>
        before.width === next.width && before.top === next.top ? before : next,
      );
    };
    look();
    if (!('ResizeObserver' in window)) return undefined;
    const watch = new ResizeObserver(look);
    watch.observe(document.body);
    return () => watch.disconnect();
  }, [list]);
  return place;
}
