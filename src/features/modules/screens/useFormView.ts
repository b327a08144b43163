import { useCallback, useLayoutEffect, type RefObject } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useMedia } from '@/shared/hooks/useMedia';
import { SHOWN } from '@/shared/ui/form/fieldElements';
import { FIELD_PARAM } from '../engine/addresses';
import { ONE_COLUMN } from '../preview/oneColumn';

/** Parameter for an open preview, so that Back leads to the form again. */
export const VIEW_PARAM = 'look';
const PREVIEW = 'preview';

/** The part of a module's form shown in a narrow window; a wide one shows both. */
export type FormView = 'edit' | 'preview';

export interface FormViewControl {
  view: FormView;
  /** Whether there is room for only one of them. */
  isEither: boolean;
  look: (view: FormView) => void;
}

/**
 * Form or preview, where there is no room for both. Typed values stay, because both stay in the
 * document. A button, Back and Escape return to the form at its earlier position; a link to one of
 * its fields opens the form, too.
 *
 * @param place contains both; its `data-view` says which one is shown
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
    // Only the history knows where the form was scrolled to.
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
    // The link to that field has been followed, and must not be repeated.
    after.delete(FIELD_PARAM);
    setParams(after, { state: PREVIEW, preventScrollReset: true });
  };
  useLayoutEffect(() => {
    const element = place.current;
    if (view === 'preview' && element && element.getBoundingClientRect().top < 0) {
      element.scrollIntoView({ block: 'start' });
    }
  }, [view, place]);
  // A layout effect, so that it runs together with the preview: with a passive effect, an Escape
  // pressed at once was lost.
  useLayoutEffect(() => {
    const element = place.current;
    if (view !== 'preview' || !element) return undefined;
    const show = () => {
      // At once: hidden elements cannot have the focus.
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
