import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { calledOf } from '@/features/linked-wallets/walletName';
import type { LinkedWallet } from '@/features/linked-wallets/linkedWallet';
import type { HoldingUse } from './figures';
import { columnsIn, planOf, rowAt } from './gridRows';
import { GroupHead, PieceCard } from './PieceCard';
import { piecesOf, type PieceGroup } from './pieceGroups';

interface PieceGridProps {
  groups: readonly PieceGroup[];
  uses: ReadonlyMap<string, readonly HoldingUse[]>;
  wallets: readonly LinkedWallet[];
}

/** Heights before a line is measured, CSS pixels. */
const HEAD = 72;
const LINE = 264;
/** Lines kept ready on either side of those in sight. */
const OVERSCAN = 2;
const NO_USES: readonly never[] = [];

/** Pieces by collection, of which only those in sight are in the document. The page itself scrolls. */
export function PieceGrid({ groups, uses, wallets }: PieceGridProps) {
  const list = useRef<HTMLDivElement>(null);
  const { width, top } = usePlaceOf(list);
  const columns = columnsIn(width);
  const plan = useMemo(() => planOf(groups, columns), [groups, columns]);
  const names = useMemo(
    () =>
      wallets.length < 2
        ? null
        : new Map(wallets.map((wallet) => [wallet.address, calledOf(wallet)])),
    [wallets],
  );
  const estimate = (index: number) => (rowAt(plan, index)?.kind === 'head' ? HEAD : LINE);
  // oxlint-disable-next-line react/incompatible-library -- we compile nothing with React Compiler
  const virtual = useWindowVirtualizer<HTMLElement>({
    count: plan.count,
    estimateSize: estimate,
    overscan: OVERSCAN,
    scrollMargin: top,
    measureElement: (element, entry, instance) => {
      const height = entry?.borderBoxSize[0]?.blockSize ?? element.offsetHeight;
      // Nothing is laid out in a page that is not shown.
      return height > 0 ? height : estimate(instance.indexFromElement(element));
    },
  });
  const items = virtual.getVirtualItems();
  const start = (items[0]?.start ?? top) - top;
  const rest = virtual.getTotalSize() - ((items.at(-1)?.end ?? top) - top);
  return (
    <div ref={list} className="piece-grid" role="group" aria-label="NFTs" data-focus-home="">
      <Blank height={start} />
      {items.map(({ index }) => {
        const row = rowAt(plan, index);
        if (!row) return null;
        const { group } = row;
        return row.kind === 'head' ? (
          <div key={`${group.id} head`} ref={virtual.measureElement} data-index={index}>
            <GroupHead group={group} uses={uses.get(group.id) ?? NO_USES} />
          </div>
        ) : (
          <ul
            key={`${group.id} ${String(row.from)}`}
            ref={virtual.measureElement}
            data-index={index}
            className={`piece-line piece-line--${String(columns)}`}
          >
            {piecesOf(group)
              .slice(row.from, row.to)
              .map((own) => (
                <PieceCard key={own.piece.id} own={own} wallet={names?.get(own.wallet) ?? null} />
              ))}
          </ul>
        );
      })}
      <Blank height={rest} />
    </div>
  );
}

const Blank = ({ height }: { height: number }) =>
  height <= 0 ? null : (
    // oxlint-disable-next-line react/forbid-dom-props -- the one length that is computed
    <div aria-hidden="true" style={{ height }} />
  );

/** How wide the list is, and how far below the top of the page; looked at when anything changes its size. */
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
