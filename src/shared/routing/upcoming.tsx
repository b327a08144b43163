import type { RouteSpec } from './table';

/** A route whose own screen is still to be built: a titled page that says what it is for. */
export const upcoming = (path: string, title: string, purpose: string): RouteSpec => ({
  path,
  title,
  load: async () => {
    const { UpcomingScreen } = await import('../ui/UpcomingScreen');
    return { default: () => <UpcomingScreen title={title} purpose={purpose} /> };
  },
});
