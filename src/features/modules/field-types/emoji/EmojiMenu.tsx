import { Suspense, useId, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { lazyOnDemand } from '@/shared/ui/lazyParts';
import './emoji.scss';
import type { NamedEmoji } from './emojiSearch';
import type { LoadPicker } from './EmojiPickerPlace';

interface EmojiMenuProps extends Omit<ComponentProps<'button'>, 'onChange'> {
  load: LoadPicker;
  /** The popup closes with it; where the focus goes is up to the caller. */
  onChoose: (chosen: NamedEmoji) => void;
  children: ReactNode;
}

const EmojiPopup = lazyOnDemand(() => import('./EmojiPopup'));

/** A button that opens the emoji; their code comes with the first press. */
export function EmojiMenu({ load, onChoose, children, ...button }: EmojiMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const placeRef = useRef<HTMLDivElement>(null);
  const toggleRef = useRef<HTMLButtonElement>(null);
  const id = useId();
  return (
    <div ref={placeRef}>
      <button
        {...button}
        ref={toggleRef}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        {children}
      </button>
      {isOpen ? (
        <Suspense>
          <EmojiPopup
            {...{ id, load, toggleRef, placeRef }}
            onClose={() => setOpen(false)}
            onChoose={(chosen) => {
              onChoose(chosen);
              setOpen(false);
            }}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
