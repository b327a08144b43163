import { useCallback, useLayoutEffect, type RefObject } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useMedia } from '@/shared/hooks/useMedia';
import { SHOWN } from '@/shared/ui/form/fieldElements';
import { FIELD_PARAM } from '../engine/addresses';
import { ONE_COLUMN } from '../preview/oneColumn';

/** Says in the address that the preview is looked at, so that Back leads to the form again. */
export const VIEW_PARAM = 'look';
const PREVIEW = 'preview';

/** What one sees of a module's form: in a wide window both, in a narrow one either. */
export type FormView = 'edit' | 'preview';

export interface FormViewControl {
  view: FormView;
  /** Whether there is room for one of them only. */
  isEither: boolean;
  look: (view: FormView) => void;
}

/**
 * Form or preview, where there is no room for both. What was typed stays, as both stay in the document. The
 * form is back where it was by a press, by Back, or by Escape, and when one is led to a field of it.
 *
 * @param place holds both; says by `data-view` what is looked at
 */
export function useFormView(place: RefObject<HTMLElement | null>): FormViewControl {
  const isEither = useMedia(ONE_COLUMN);
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const view: FormView = isEither && params.get(VIEW_PARAM) === PREVIEW ? 'preview' : 'edit';

  const leavePreview = useCallback(
    () =>
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          after.delete(VIEW_PARAM);
          return after;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParams],
  );
  const goBack = useCallback(() => {
    // Where the form was scrolled to is known to the history alone.
    if (state === PREVIEW) void navigate(-1);
    else leavePreview();
  }, [state, navigate, leavePreview]);
  const look = (wanted: FormView) => {
    if (wanted === view) return;
    if (wanted === 'edit') {
      goBack();
      return;
    }
    const after = new URLSearchParams(params);
    after.set(VIEW_PARAM, PREVIEW);
    // One was led there; it is not asked for again.
    after.delete(FIELD_PARAM);
    setParams(after, { state: PREVIEW, preventScrollReset: true });
  };
  useLayoutEffect(() => {
    const element = place.current;
    if (view === 'preview' && element && element.getBoundingClientRect().top < 0) {
      element.scrollIntoView({ block: 'start' });
    }
  }, [view, place]);
  // With the preview itself, and not some time after it was drawn: an Escape pressed at once was lost.
  useLayoutEffect(() => {
    const element = place.current;
    if (view !== 'preview' || !element) return undefined;
    const show = () => {
      // At once: what is hidden cannot have the focus.
      element.dataset['view'] = 'edit';
      leavePreview();
    };
    const close = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key === 'Escape' && !defaultPrevented) goBack();
    };
    element.addEventListener(SHOWN, show);
    element.addEventListener('keydown', close);
    return () => {
      element.removeEventListener(SHOWN, show);
      element.removeEventListener('keydown', close);
    };
  }, [view, place, leavePreview, goBack]);
  return { view, isEither, look };
}
