import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { BannedPage } from '@/features/identity/session/BannedPage';
import { selectBan } from '@/features/identity/session/viewerSlice';
import { LoadingScreen } from '@/shared/ui/LoadingScreen';
import { useSessionEnd } from '../session/useSessionEnd';

/**
 * Not logged in on a page that needs it: on to /unauthorized, or to the sign-in with `ref` (spec §8). A banned
 * account stays, because signing in again would lead back here.
 */
export const SendToSignIn = () =>
  useSelector(selectBan) === null ? <Departure /> : <BannedPage />;

function Departure() {
  const endSession = useSessionEnd();
  useEffect(() => endSession(), [endSession]);
  return <LoadingScreen />;
}
