import { createElement, Fragment, type ReactNode } from 'react';
import type { ListItem, MarkdownNode } from './nodes';

interface MarkdownListProps {
  items: readonly ListItem[];
  show: (nodes: readonly MarkdownNode[]) => ReactNode;
}

interface Run {
  isNumbered: boolean;
  items: ListItem[];
}

/** Lines with bullets and lines with numbers; those of a kind that follow one another are one list. */
export function MarkdownList({ items, show }: MarkdownListProps) {
  const lists = items.reduce<Run[]>(inRuns, []).map((run) =>
    createElement(
      run.isNumbered ? 'ol' : 'ul',
      { className: 'discord-list' },
      run.items.map((item, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- items have no identity but their place
        <li key={index} className={`discord-list__item--${item.level}`} {...numberOf(item)}>
          {show(item.nodes)}
        </li>
      )),
    ),
  );
  return createElement(Fragment, null, ...lists);
}

const numberOf = ({ number }: ListItem) => (number === null ? {} : { value: number });

function inRuns(runs: Run[], item: ListItem): Run[] {
  const isNumbered = item.number !== null;
  const last = runs.at(-1);
  if (last?.isNumbered === isNumbered) last.items.push(item);
  else runs.push({ isNumbered, items: [item] });
  return runs;
}
