import { linksAt } from '@/features/referrals/desk/linkColumns';
import { referralDeskApi } from '@/features/referrals/referralDeskApi';
import { fresh, type RouteData } from '@/shared/routing/routeData';

const { links, ambassadors } = referralDeskApi.endpoints;

/** The list that is open, as the address has it. */
const data: RouteData = ({ search }) =>
  search.get('tab') === 'ambassadors'
    ? [fresh(ambassadors, { page: 1, pageSize: 25 })]
    : [fresh(links, linksAt(search))];
export default data;
