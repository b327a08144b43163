import {
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { arrowTarget, isTypedInto } from '../focus/arrows';
import { tabStops } from '../focus/focusable';

interface DisclosureProps {
  /** Content of the button. */
  summary: ReactNode;
  /** Accessible name of the button, if its content is not enough. */
  label?: string;
  className?: string;
  buttonClassName?: string;
  /** Additional props of the button, such as its position in a toolbar. */
  buttonProps?: ComponentProps<'button'>;
  panelClassName?: string;
  /** Makes the panel a region with this name. */
  panelLabel?: string;
  /** Content of the panel; rendered only while it is open. */
  children: (close: () => void) => ReactNode;
}

/**
 * A button that shows and hides a panel beside it. Arrow keys, Home and End move through the panel; it closes on
 * Escape, which returns the focus, on a press outside, and when the focus leaves. Its position is fixed by CSS, so that
 * the first screen needs no positioning library.
 */
export function Disclosure(props: DisclosureProps) {
  const { summary, label, className, buttonClassName, buttonProps, panelClassName, panelLabel } =
    props;
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const id = useId();
  const close = () => setOpen(false);
  const enterWith = useEntry(isOpen, button, panel);
  usePressOutside(isOpen, root, close);

  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) {
      // Keeps a surrounding element, such as a drawer, open.
      event.stopPropagation();
      close();
      button.current?.focus();
      return;
    }
    const { target } = event;
    if (event.defaultPrevented || !(target instanceof HTMLElement) || isTypedInto(target)) return;
    if (target === button.current && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault();
      setOpen(true);
      enterWith(event.key);
    } else if (panel.current?.contains(target) === true) {
      const next = arrowTarget(event.key, target, tabStops(panel.current));
      if (next === null) return;
      event.preventDefault();
      next.focus();
    }
  };
  return (
    // The handlers only move the focus and close the panel; users interact with the button and the panel's content.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- see above
    <div
      ref={root}
      className={className}
      onKeyDown={press}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) close();
      }}
    >
      <button
        {...buttonProps}
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
        ref={panel}
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

function usePressOutside(
  isOpen: boolean,
  root: RefObject<HTMLElement | null>,
  onPress: () => void,
) {
  const latest = useRef(onPress);
  useEffect(() => {
    latest.current = onPress;
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const press = ({ target }: PointerEvent) => {
      if (target instanceof Node && root.current?.contains(target) !== true) latest.current();
    };
    document.addEventListener('pointerdown', press);
    return () => document.removeEventListener('pointerdown', press);
  }, [isOpen, root]);
}

/** Moves the focus from the button into the panel by an arrow key, as soon as the panel has focusable content. */
function useEntry(
  isOpen: boolean,
  button: RefObject<HTMLElement | null>,
  panel: RefObject<HTMLElement | null>,
) {
  const [entry, setEntry] = useState<'ArrowDown' | 'ArrowUp' | null>(null);
  useEffect(() => {
    const place = panel.current;
    if (!isOpen || entry === null || place === null) return undefined;
    const enter = () => {
      const stop = document.activeElement === button.current ? tabStops(place) : [];
      stop.at(entry === 'ArrowDown' ? 0 : -1)?.focus();
      if (document.activeElement !== button.current) setEntry(null);
    };
    const observer = new MutationObserver(enter);
    observer.observe(place, { childList: true, subtree: true });
    enter();
    return () => observer.disconnect();
  }, [isOpen, entry, button, panel]);
  return setEntry;
}
