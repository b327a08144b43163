import { screen, type RouteSpec } from './table';

/** A route whose own screen is still to be built: a titled page that says what it is for. */
export const upcoming = (
  path: string,
  title: string,
  purpose: string,
  extras: Pick<RouteSpec, 'capability' | 'under'> = {},
): RouteSpec =>
  screen(
    path,
    title,
    async () => {
      const { UpcomingScreen } = await import('../ui/UpcomingScreen');
      return { default: () => <UpcomingScreen title={title} purpose={purpose} /> };
    },
    extras,
  );
