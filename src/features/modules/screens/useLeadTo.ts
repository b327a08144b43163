import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { fieldElement, showField } from '@/shared/ui/form/fieldElements';
import { FIELD_PARAM } from '../engine/addresses';

/** Puts the focus on the field the address names, as a link of a problem does; again with each such link. */
export function useLeadTo(): void {
  // A new object with each navigation, also to the address one is at.
  const location = useLocation();
  const led = useRef('');
  useEffect(() => {
    // Back leads to where one was, not to the field again.
    if (led.current === location.key) return undefined;
    const path = new URLSearchParams(location.search).get(FIELD_PARAM);
    if (path === null) return undefined;
    // After the page's heading, which has the focus with the navigation (PageFocus).
    const timer = setTimeout(() => {
      led.current = location.key;
      const place = fieldElement(document, `values.${path}`);
      if (place) showField(place);
    }, 0);
    return () => clearTimeout(timer);
  }, [location]);
}
