import { membersApi } from '@/features/members/membersApi';
import { askedAt } from '@/features/members/membersAsked';
import { cached, fresh, ofServer } from '@/shared/routing/routeData';

const { members, roleChanges } = membersApi.endpoints;

/** The page of the list the address names, and whether roles are being changed. */
export default ofServer((serverId, { search }) => [
  ...(search.get('tab') === 'changes' ? [] : [fresh(members, askedAt(serverId, search))]),
  cached(roleChanges, { serverId, page: 1, pageSize: 1 }),
]);
