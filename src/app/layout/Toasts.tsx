import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import {
  toast as show,
  ToastContainer,
  type CloseButtonProps,
  type Id,
} from 'react-toastify/unstyled';
import 'react-toastify/ReactToastify.css';
import type { Toast } from '@/shared/ui/toast';
import { keepToastsClear } from './keepToastsClear';
import './toasts.scss';

/**
 * react-toastify behind `notify`: top right, 5000 ms, paused by the pointer (spec §9). Repeating the message of a
 * visible toast restarts its time; if the toast is already leaving, a new one is shown. Toasts are for sight and
 * pointer only: the live regions of ToastHost read them out, and a Tab stop that disappears after five seconds would
 * take the focus with it.
 */
export default function Toasts({ toasts }: { toasts: Toast[] }) {
  const shown = useRef(0);
  const [open] = useState(() => new Map<string, Id>());
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    for (const toast of toasts.slice(shown.current)) showOnce(open, toast);
    shown.current = toasts.length;
  }, [open, toasts]);
  // An unmounted container forgets its toasts, and StrictMode unmounts each once.
  useEffect(
    () => () => {
      shown.current = 0;
      open.clear();
    },
    [open],
  );
  useEffect(() => (host.current ? keepToastsClear(host.current) : undefined), []);
  return (
    <div ref={host} className="toasts" aria-hidden="true">
      <ToastContainer
        position="top-right"
        autoClose={5000}
        hideProgressBar
        pauseOnHover
        pauseOnFocusLoss
        closeOnClick
        closeButton={CloseButton}
        limit={3}
      />
    </div>
  );
}

/**
 * Shows a toast unless the same one is visible or queued. The library may still know the id of a toast that is leaving.
 */
function showOnce(open: Map<string, Id>, { kind, message, action }: Toast): void {
  const key = `${kind}:${message}`;
  const text = <Message text={message} action={action} />;
  const id = open.get(key);
  if (id === undefined) {
    const onClose = () => open.delete(key);
    open.set(key, show(text, { type: kind, role: 'presentation', onClose }));
  } else if (show.isActive(id)) {
    show.update(id, { render: text, delay: null });
  }
}

/** The text of a toast; removes the toast from the Tab order, where the library puts each. */
function Message({ text, action }: { text: string; action: Toast['action'] }) {
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(
    () => place.current?.closest('.Toastify__toast')?.removeAttribute('tabindex'),
    [],
  );
  return (
    <span ref={place}>
      {text}
      {action ? (
        <button type="button" className="toast-action" tabIndex={-1} onClick={action.run}>
          {action.label}
        </button>
      ) : null}
    </span>
  );
}

const CloseButton = ({ closeToast }: CloseButtonProps) => (
  <button
    type="button"
    className="Toastify__close-button"
    tabIndex={-1}
    aria-label="Close"
    onClick={(event) => {
      event.stopPropagation();
      closeToast(true);
    }}
  >
    <svg viewBox="0 0 14 16" aria-hidden="true">
      <path d="M2.5 3.5l9 9m0-9l-9 9" stroke="currentColor" strokeWidth="1.8" />
    </svg>
  </button>
);
