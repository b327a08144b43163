import { OPEN, page, type RouteSpec } from '@/shared/routing/table';

/** The gallery of the kit. A build for a remote API has neither its route nor its code. */
export const kitRoutes: RouteSpec[] =
  import.meta.env.VITE_API_MODE === 'remote'
    ? []
    : [page('/__kit', OPEN, 'The kit', () => import('./KitScreen'))];
