/** A short message at the top right for 5000 ms (spec §9). */
export interface Toast {
  kind: 'success' | 'info' | 'warning' | 'error';
  message: string;
}

type Listener = (toast: Toast) => void;
const listeners = new Set<Listener>();
const waiting: Toast[] = [];

/** Shows a toast; the same message twice at once is shown once (reliability A21). */
export function notify(kind: Toast['kind'], message: string): void {
  const toast = { kind, message };
  if (listeners.size === 0) waiting.push(toast);
  for (const listener of listeners) listener(toast);
}

/** For the one component that shows toasts; gets those that came before it. */
export function onToast(listener: Listener): () => void {
  listeners.add(listener);
  for (const toast of waiting.splice(0)) listener(toast);
  return () => listeners.delete(listener);
}
