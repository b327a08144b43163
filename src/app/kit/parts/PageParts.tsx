import { MaintenancePage } from '@/app/pages/MaintenancePage';
import { NoPermissionPage } from '@/app/pages/NoPermissionPage';
import NotFoundPage from '@/app/pages/NotFoundPage';
import { OfflinePage, StalePage } from '@/app/pages/ScreenErrorPage';
import UnauthorizedScreen from '@/features/identity/session/UnauthorizedScreen';
import { Part } from '../Part';

/** Pages that replace the requested one. */
export const PageParts = () => (
  <>
    <Part name="401" isStacked>
      <UnauthorizedScreen />
    </Part>
    <Part name="401 for members" isStacked>
      <UnauthorizedScreen reason="not-admin" />
    </Part>
    <Part name="403" isStacked>
      <NoPermissionPage />
    </Part>
    <Part name="404" isStacked>
      <NotFoundPage />
    </Part>
    <Part name="503" isStacked>
      <MaintenancePage message="We’re upgrading our servers." until={null} />
    </Part>
    <Part name="Offline" isStacked>
      <OfflinePage />
    </Part>
    <Part name="Published anew" isStacked>
      <StalePage />
    </Part>
  </>
);
