import { profilesApi } from '@/features/identity/profiles/profilesApi';
import { fresh, type RouteData } from '@/shared/routing/routeData';

/** What one has set, and how others see it. */
const data: RouteData = () => [
  fresh(profilesApi.endpoints.myProfile, undefined),
  fresh(profilesApi.endpoints.myProfilePreview, {}),
];
export default data;
