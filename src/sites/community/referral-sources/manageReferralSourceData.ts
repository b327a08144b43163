import { linkTermsApi } from '@/features/billing/referrals/linkTermsApi';
import { fresh, type RouteData } from '@/shared/routing/routeData';

const { referralLink, referralLinkOwners } = linkTermsApi.endpoints;

/** The link and who may own one. */
const data: RouteData = ({ params, search }) => {
  const id = params['id'] ?? '';
  const span = search.get('days') === '90' ? '90' : '30';
  return [
    fresh(referralLinkOwners, undefined),
    ...(id === 'new' ? [] : [fresh(referralLink, { id, span })]),
  ];
};
export default data;
