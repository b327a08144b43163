import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { FIELD_PARAM } from '../engine/addresses';
import type { FormShape } from './moduleForm';

/** Puts the focus on the field the address names, as a link of a problem does; again with each such link. */
export function useLeadTo({ setFocus }: UseFormReturn<FormShape, unknown, FormShape>): void {
  // A new object with each navigation, also to the address one is at.
  const location = useLocation();
  useEffect(() => {
    const path = new URLSearchParams(location.search).get(FIELD_PARAM);
    if (path === null) return undefined;
    // After the page's heading, which has the focus with the navigation (PageFocus).
    const timer = setTimeout(() => setFocus(`values.${path}`), 0);
    return () => clearTimeout(timer);
  }, [location, setFocus]);
}
