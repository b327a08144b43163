import { profilesApi } from '@/features/identity/profiles/profilesApi';
import { fresh, type RouteData } from '@/shared/routing/routeData';

/** The profile of who is in the address. */
const data: RouteData = ({ params: { discordUsername = '' } }) => [
  fresh(profilesApi.endpoints.profile, discordUsername),
];
export default data;
