import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { dashboardPathOf, keptReturn, RETURN_NAME } from '@/shared/navigation/linkReturn';
import { linkResultOf } from './linkResult';

/**
 * Where one came from to link an account: as the address says, or, on the way back from X, as was kept before leaving.
 * The address is tidied later, so that it is read once.
 */
export function useLinkReturn() {
  const [search] = useSearchParams();
  const [result] = useState(() => linkResultOf(search));
  const [kept] = useState(() => (result === null ? null : keptReturn()));
  return {
    returnTo: dashboardPathOf(search.get(RETURN_NAME)) ?? kept,
    /** An account on X was linked just now. */
    comesFromX: result?.tone === 'good',
  };
}
