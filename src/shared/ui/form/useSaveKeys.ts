import { useEffect } from 'react';

/**
 * Ctrl S and ⌘ S save the form from anywhere on its page, in place of the browser's own dialog. Over a
 * dialog of the page they save nothing.
 */
export function useSaveKeys(form: () => HTMLFormElement | null, canSave: boolean): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isShortcut = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's';
      if (!isShortcut || event.altKey || event.shiftKey) return;
      event.preventDefault();
      if (!canSave || event.repeat || document.querySelector('[aria-modal="true"]')) return;
      const element = form();
      // Behind another tab nobody sees what would be saved, or what is wrong with it.
      if (element?.closest('[hidden]')) return;
      settle(element);
      element?.requestSubmit();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [form, canSave]);
}

/** Some fields tidy what was typed when they are left: the one with the focus is left for a moment. */
function settle(form: HTMLFormElement | null): void {
  const at = document.activeElement;
  if (!(at instanceof HTMLElement) || !form?.contains(at)) return;
  at.blur();
  at.focus({ preventScroll: true });
}
