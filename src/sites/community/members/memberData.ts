import { memberApi } from '@/features/server/members/memberApi';
import { fresh, ofServer } from '@/shared/routing/routeData';

const { member } = memberApi.endpoints;

/** Whoever the address names. What the tabs show they ask for by the id that answers. */
export default ofServer((serverId, { params: { discordUsername: username = '' } }) => [
  fresh(member, { serverId, username }),
]);
