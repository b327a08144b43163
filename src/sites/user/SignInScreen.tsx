import { Suspense } from 'react';
import { useSelector } from 'react-redux';
import { matchPath, useSearchParams } from 'react-router-dom';
import { selectIsAuthenticated } from '@/features/identity/session/sessionSlice';
import UnauthorizedScreen from '@/features/identity/session/UnauthorizedScreen';
import { safeReturnPath } from '@/shared/navigation/safeReturnPath';
import { lazyOptional } from '@/shared/ui/lazyParts';
import './signIn.scss';

const PublicQuestAt = lazyOptional(() => import('./questboard/PublicQuestAt'));

/** The 401 page of the user site. Below it, the quest of the address to return to can be read if it is public. */
export default function SignInScreen() {
  const [params] = useSearchParams();
  const isAuthenticated = useSelector(selectIsAuthenticated);
  const quest = questOf(params.get('redirect_url'));
  return (
    <>
      <UnauthorizedScreen />
      {quest === null || isAuthenticated || params.get('error') === 'banned' ? null : (
        <div className="sign-in-quest">
          <Suspense>
            <PublicQuestAt place={quest} />
          </Suspense>
        </div>
      )}
    </>
  );
}

/** The quest page that an address leads to; null for any other page. */
function questOf(address: string | null) {
  const { origin } = window.location;
  const { pathname } = new URL(safeReturnPath(address, origin), origin);
  return matchPath('/dashboard/questboard/:slug/:moduleSlug/:questSlug', pathname);
}
