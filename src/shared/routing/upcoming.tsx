import type { LoadPurposes } from './pageNotes';
import { screen, type RouteSpec } from './table';

/** A route whose own screen is still to be built: a titled page that says what it is for. */
export const upcoming = (
  path: string,
  title: string,
  loadPurposes: LoadPurposes,
  extras: Pick<RouteSpec, 'capability' | 'under'> = {},
): RouteSpec =>
  screen(
    path,
    title,
    async () => {
      const [{ UpcomingScreen }, { purposes }] = await Promise.all([
        import('../ui/UpcomingScreen'),
        loadPurposes(),
      ]);
      return { default: () => <UpcomingScreen title={title} purpose={purposes[path]} /> };
    },
    extras,
  );
