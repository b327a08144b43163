import { useEffect } from 'react';
import { LoadingScreen } from '@/shared/ui/LoadingScreen';
import { useSessionEnd } from '../session/useSessionEnd';

/** Not logged in on a page that needs it: on to /unauthorized, or to the sign-in with `ref` (spec §8). */
export function SendToSignIn() {
  const endSession = useSessionEnd();
  useEffect(() => endSession(), [endSession]);
  return <LoadingScreen />;
}
