import { useId, type KeyboardEvent, type ReactNode } from 'react';
import type { TextAssist } from '@/shared/ui/form/TextField';
import { optionId, type Find } from './completion';
import './completion.scss';
import { CompletionList } from './CompletionList';
import type { Box } from './textBox';
import { useCompletion, type Writing } from './useCompletion';

/** Actions on a text box for the tools beside it. */
export interface BoxTools {
  /** The box, with its current or last selection: from, to. */
  place: () => { box: Box; from: number; to: number } | null;
  /** Inserts a text at the current or last caret. */
  insert: (text: string) => void;
  /** Inserts a sign there that opens a list of names; Escape removes it again. */
  open: (sign: string) => void;
}

interface CompletedProps {
  find: Find;
  writing: readonly [Writing, (writing: Writing) => void];
  /** Content above the box, and below it. */
  renderAbove?: ((tools: BoxTools) => ReactNode) | undefined;
  renderBelow?: ((tools: BoxTools) => ReactNode) | undefined;
  /** Handles keys besides those of the list. */
  onKey?: (event: KeyboardEvent, tools: BoxTools) => void;
  /** Renders the field. */
  children: (assist: TextAssist) => ReactNode;
}

/** A field with one text box, in which names are offered while they are typed. */
export function Completed(props: CompletedProps) {
  const { find, writing, renderAbove, renderBelow, onKey, children } = props;
  const id = useId();
  const { root, offer, index, choose, insert, open, boxOf, placeIn, handlers } = useCompletion(
    find,
    writing,
  );
  const tools: BoxTools = {
    place: () => {
      const box = boxOf();
      if (!box) return null;
      const [from, to] = placeIn(box);
      return { box, from, to };
    },
    insert,
    open,
  };
  const assist: TextAssist = {
    aria: {
      'aria-autocomplete': 'list',
      'aria-controls': offer ? id : undefined,
      'aria-activedescendant': offer ? optionId(id, index) : undefined,
    },
    above: renderAbove?.(tools),
    below: (
      <>
        <CompletionList id={id} offer={offer} index={index} onChoose={choose} />
        {renderBelow?.(tools)}
      </>
    ),
  };
  return (
    // The handlers receive the events of the box inside, which is the interactive element.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- see above
    <div
      ref={root}
      className="completed"
      {...handlers}
      onKeyDown={(event) => {
        handlers.onKeyDown(event);
        if (!event.defaultPrevented) onKey?.(event, tools);
      }}
    >
      {children(assist)}
    </div>
  );
}
