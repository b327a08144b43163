import { membersApi } from '@/features/members/membersApi';
import { askedAt } from '@/features/members/membersAsked';
import { fresh, ofServer } from '@/shared/routing/routeData';

/** The page of the list the address names. */
export default ofServer((serverId, { search }) => [
  fresh(membersApi.endpoints.members, askedAt(serverId, search)),
]);
