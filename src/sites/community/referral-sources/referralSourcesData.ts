import { linksAt } from '@/features/billing/referrals/staff/linkColumns';
import { linksApi } from '@/features/billing/referrals/linksApi';
import { fresh, type RouteData } from '@/shared/routing/routeData';

/** The list as the address has it; the ambassadors are asked for by their tab. */
const data: RouteData = ({ search }) =>
  search.get('tab') === 'ambassadors'
    ? []
    : [fresh(linksApi.endpoints.referralLinks, linksAt(search))];
export default data;
