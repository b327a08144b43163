import { useEffect } from 'react';

/**
 * Ctrl S and ⌘ S save the form from anywhere on its page, instead of opening the browser's dialog. While a dialog of
 * the page is open they save nothing.
 */
export function useSaveKeys(form: () => HTMLFormElement | null, canSave: boolean): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isShortcut = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's';
      if (!isShortcut || event.altKey || event.shiftKey) return;
      event.preventDefault();
      if (!canSave || event.repeat || document.querySelector('[aria-modal="true"]')) return;
      const element = form();
      // In a hidden tab the user would see neither the saved input nor its errors.
      if (element?.closest('[hidden]')) return;
      element?.requestSubmit();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [form, canSave]);
}
