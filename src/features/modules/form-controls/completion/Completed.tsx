import { useId, type KeyboardEvent, type ReactNode } from 'react';
import type { TextAssist } from '@/shared/ui/form/TextField';
import { optionId, type Find } from './completion';
import './completion.scss';
import { CompletionList } from './CompletionList';
import type { Box } from './textBox';
import { useCompletion, type Writing } from './useCompletion';

/** What tools beside a text box can do with it. */
export interface BoxTools {
  /** The box, and where its caret is or was: from, to. */
  place: () => { box: Box; from: number; to: number } | null;
  /** Puts a text where the caret is or was. */
  insert: (text: string) => void;
}

interface CompletedProps {
  find: Find;
  writing: readonly [Writing, (writing: Writing) => void];
  /** What stands above the box, and below it. */
  renderAbove?: ((tools: BoxTools) => ReactNode) | undefined;
  renderBelow?: ((tools: BoxTools) => ReactNode) | undefined;
  /** Keys besides those of the list. */
  onKey?: (event: KeyboardEvent, tools: BoxTools) => void;
  /** The field. */
  children: (assist: TextAssist) => ReactNode;
}

/** A field in whose one text box names are offered as they are begun. */
export function Completed(props: CompletedProps) {
  const { find, writing, renderAbove, renderBelow, onKey, children } = props;
  const id = useId();
  const { root, offer, index, choose, insert, boxOf, placeIn, handlers } = useCompletion(
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
    // The handlers hear the box inside, which is what one works with.
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
