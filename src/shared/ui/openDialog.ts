import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/**
 * Shows a dialog that belongs to no component of the page, so that any function can ask a question or show a message.
 *
 * @param dialog renders it; it calls `onGone` once it has closed
 */
export function openDialog(dialog: (onGone: () => void) => ReactNode): void {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  root.render(
    dialog(() => {
      root.unmount();
      place.remove();
    }),
  );
}
