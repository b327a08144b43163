import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { STEP_PARAM } from '../engine/addresses';
import { VIEW_PARAM } from '../screens/useFormView';

/** History state of a step that was reached from another step. */
const BY_STEP = 'step';

export interface StepsControl {
  /** Index of the step, counted from 0. */
  at: number;
  /** Opens a step, so that the browser's Back returns to this one. */
  goTo: (step: number) => void;
  /** Replaces the step in the address, which can't be reached yet. */
  stayAt: (step: number) => void;
  /** Opens the step before, as the browser's Back would. */
  goBack: () => void;
}

/** Which of `count` steps is open, as the address says. */
export function useSteps(count: number): StepsControl {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const named = Math.trunc(Number(params.get(STEP_PARAM)));
  const at = named >= 1 && named <= count ? named - 1 : 0;
  const put = useCallback(
    (step: number, replace: boolean) =>
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          after.delete(VIEW_PARAM);
          if (step === 0) after.delete(STEP_PARAM);
          else after.set(STEP_PARAM, String(step + 1));
          return after;
        },
        replace ? { replace } : { state: BY_STEP },
      ),
    [setParams],
  );
  return {
    at,
    goTo: (step) => put(step, false),
    stayAt: useCallback((step: number) => put(step, true), [put]),
    goBack: () => {
      if (state === BY_STEP) void navigate(-1);
      else put(Math.max(0, at - 1), true);
    },
  };
}
