import { use, useCallback, useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { offerUndo } from '../undo';
import { FormPlaceContext } from './FormPlace';

/**
 * Offers to take back what was just done to the form around, until something else in it changes or it goes.
 *
 * @returns to be called after it was done, with what that was and what brings back what was there
 */
export function useUndoInForm(): (message: string, run: () => void) => void {
  const { getValues, subscribe } = useFormContext();
  const { form } = use(FormPlaceContext);
  const end = useRef<() => void>(null);
  useEffect(() => () => end.current?.(), []);
  return useCallback(
    (message, run) => {
      end.current?.();
      const withdraw = offerUndo({ message, run, within: form });
      let stopListening = () => {};
      // Once the form has come to rest: what was done is no change made since.
      const timer = setTimeout(() => {
        const left = JSON.stringify(getValues());
        stopListening = subscribe({
          formState: { values: true },
          callback: ({ values }) => {
            if (JSON.stringify(values) !== left) end.current?.();
          },
        });
      }, 0);
      end.current = () => {
        clearTimeout(timer);
        stopListening();
        withdraw();
      };
    },
    [getValues, subscribe, form],
  );
}
