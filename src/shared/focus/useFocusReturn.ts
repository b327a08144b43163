import { useEffect, useId, useLayoutEffect } from 'react';
import { closeLayer, forgetLayer, openLayer } from './layers';

/**
 * The focus of a dialog or drawer of react-bootstrap: once it closes, its opener has it again, or what took
 * the opener's place (docs/product/interface.md). What it returns are properties of `<Modal>` and `<Offcanvas>`.
 */
export function useFocusReturn(isOpen: boolean) {
  const id = useId();
  // Before the dialog takes the focus, which it does in an effect.
  useLayoutEffect(() => {
    if (isOpen) openLayer(id);
  }, [isOpen, id]);
  // In an effect: React gives the focus back to what had it before a change of the document.
  useEffect(() => (isOpen ? () => closeLayer(id) : undefined), [isOpen, id]);
  useEffect(() => () => forgetLayer(id), [id]);
  return { 'data-focus-layer': id, restoreFocus: false, enforceFocus: isOpen } as const;
}
