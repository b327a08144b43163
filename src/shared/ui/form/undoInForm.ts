import type { UseFormReturn } from 'react-hook-form';
import { offerUndo } from '../undo';

interface Offered extends Pick<UseFormReturn, 'getValues' | 'subscribe'> {
  /** The form around. */
  form: () => HTMLElement | null;
  message: string;
  run: () => void;
}

/**
 * Offers to take back what was just done to a form, until something else in it changes.
 *
 * @returns withdraws it
 */
export function offerUndoInForm({ getValues, subscribe, form, message, run }: Offered): () => void {
  let stopListening = () => {};
  const withdraw = offerUndo({ message, run, within: form });
  const end = () => {
    clearTimeout(timer);
    stopListening();
    withdraw();
  };
  // Once the form has come to rest: what was done is no change made since.
  const timer = setTimeout(() => {
    const left = JSON.stringify(getValues());
    stopListening = subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        if (JSON.stringify(values) !== left) end();
      },
    });
  }, 0);
  return end;
}
