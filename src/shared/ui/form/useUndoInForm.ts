import { reportError } from '@/shared/errors/reportError';
import { use, useCallback, useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { SurroundingFormContext } from './formContext';

/**
 * Offers to take back what was just done to the form around, until something else in it changes or it goes. What does
 * so comes with the first such thing; where it cannot be fetched nothing is offered.
 *
 * @returns to be called after it was done, with what that was and what brings back what was there
 */
export function useUndoInForm(): (message: string, run: () => void) => void {
  const { getValues, subscribe } = useFormContext();
  const { form } = use(SurroundingFormContext);
  const end = useRef<() => void>(null);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      end.current?.();
    };
  }, []);
  return useCallback(
    (message, run) => {
      import('./undoInForm').then(
        ({ offerUndoInForm }) => {
          end.current?.();
          if (isGone.current) return;
          end.current = offerUndoInForm({ getValues, subscribe, form, message, run });
        },
        (error: unknown) => reportError('The undo of a form didn’t load', error),
      );
    },
    [getValues, subscribe, form],
  );
}
