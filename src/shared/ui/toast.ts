import { createChannel } from './channel';

/** A short message at the top right for 5000 ms (spec §9). */
export interface Toast {
  kind: 'success' | 'info' | 'warning' | 'error';
  message: string;
  /** For the pointer only, as toasts are: keyboard users need another way to it. */
  action?: ToastAction | undefined;
}
interface ToastAction {
  label: string;
  run: () => void;
}

const toasts = createChannel<Toast>();

/** Shows a toast; the same message twice at once is shown once (reliability A21). */
export function notify(kind: Toast['kind'], message: string, action?: ToastAction): void {
  toasts.send({ kind, message, action });
}

/** For the one component that shows toasts; it also gets earlier ones. */
export const onToast = toasts.listen;
