import { packageManagementApi } from '@/features/billing/packages/packageManagementApi';
import { fresh, type RouteData } from '@/shared/routing/routeData';

const { staffPackage, staffPackages } = packageManagementApi.endpoints;

/** The package of the address, or every package where it names none. */
const data: RouteData = ({ params: { packageId } }) => [
  packageId === undefined ? fresh(staffPackages, undefined) : fresh(staffPackage, packageId),
];
export default data;
