import { useEffect, useId, useRef, useState, type ReactNode } from 'react';

interface DisclosureProps {
  /** What the button shows. */
  summary: ReactNode;
  /** Its name, where what it shows does not tell. */
  label?: string;
  className?: string;
  buttonClassName?: string;
  panelClassName?: string;
  /** Names the panel as a region of its own. */
  panelLabel?: string;
  /** What it shows and hides; made only while it is open. */
  children: (close: () => void) => ReactNode;
}

/**
 * A button that shows and hides a panel beside it. The panel closes on Escape, which gives the focus back,
 * on a press outside, and when the focus goes elsewhere. Its place is known beforehand, so that the first
 * screen needs no library for it.
 */
export function Disclosure(props: DisclosureProps) {
  const { summary, label, className, buttonClassName, panelClassName, panelLabel } = props;
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const close = () => setOpen(false);
  useEffect(() => {
    if (!isOpen) return undefined;
    const press = ({ target }: PointerEvent) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', press);
    return () => document.removeEventListener('pointerdown', press);
  }, [isOpen]);
  return (
    // The handlers only close what is open; the button and what is inside are what one works with.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- see above
    <div
      ref={root}
      className={className}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        // What it stands in, such as a drawer, stays open.
        event.stopPropagation();
        close();
        button.current?.focus();
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) close();
      }}
    >
      <button
        ref={button}
        type="button"
        className={buttonClassName}
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {summary}
      </button>
      <div
        id={id}
        hidden={!isOpen}
        className={panelClassName}
        {...(panelLabel === undefined ? {} : { role: 'region', 'aria-label': panelLabel })}
      >
        {isOpen ? props.children(close) : null}
      </div>
    </div>
  );
}
