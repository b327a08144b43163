import { createChannel } from './channel';

/** A short message at the top right for 5000 ms (spec §9). */
export interface Toast {
  kind: 'success' | 'info' | 'warning' | 'error';
  message: string;
}

const toasts = createChannel<Toast>();

/** Shows a toast; the same message twice at once is shown once (reliability A21). */
export function notify(kind: Toast['kind'], message: string): void {
  toasts.send({ kind, message });
}

/** For the one component that shows toasts; gets those that came before it. */
export const onToast = toasts.listen;
