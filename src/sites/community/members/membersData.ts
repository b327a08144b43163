import { membersApi } from '@/features/server/members/membersApi';
import { membersQueryAt } from '@/features/server/members/membersQuery';
import { fresh, ofServer } from '@/shared/routing/routeData';

const { members } = membersApi.endpoints;

/** The page of the list the address names. Whether roles are being changed, a part asks that is seldom seen. */
export default ofServer((serverId, { search }) =>
  search.get('tab') === 'changes' ? [] : [fresh(members, membersQueryAt(serverId, search))],
);
