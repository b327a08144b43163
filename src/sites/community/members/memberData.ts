import { memberApi } from '@/features/server/members/memberApi';
import { fresh, ofServer } from '@/shared/routing/routeData';

const { member } = memberApi.endpoints;

/** The member that the address names. The tabs request their data by the id in the answer. */
export default ofServer((serverId, { params: { discordUsername: username = '' } }) => [
  fresh(member, { serverId, username }),
]);
