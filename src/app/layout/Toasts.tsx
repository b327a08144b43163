import { useEffect, useRef } from 'react';
import { toast as show, ToastContainer } from 'react-toastify/unstyled';
import 'react-toastify/ReactToastify.css';
import type { Toast } from '@/shared/ui/toast';

/** react-toastify behind `notify`: top right, 5000 ms, paused by pointer and focus (spec §9). */
export default function Toasts({ toasts }: { toasts: Toast[] }) {
  const shown = useRef(0);
  useEffect(() => {
    for (const { kind, message } of toasts.slice(shown.current)) {
      show(message, { type: kind, toastId: `${kind}:${message}`, role: 'presentation' });
    }
    shown.current = toasts.length;
  }, [toasts]);
  return (
    <ToastContainer
      position="top-right"
      autoClose={5000}
      pauseOnHover
      pauseOnFocusLoss
      closeOnClick
      limit={3}
      aria-label="Notifications"
    />
  );
}
