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
      element?.requestSubmit();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [form, canSave]);
}
