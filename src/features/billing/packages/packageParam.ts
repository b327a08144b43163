import { idOf } from '@/shared/api/endpoint';

/** Stands in paths for a package. */
export const packageParam = idOf('package', 'Id of the package.');
