import type { Reaction } from '../../store/events';
import { tell } from './news';

export const notifyNewBrowser: Reaction<'newBrowserSignedIn'> = (world, { userId, device }) =>
  tell(world, userId, 'user', {
    event: 'ACCOUNT',
    title: `You signed in with ${device}`,
    text: 'If it wasn’t you, sign out everywhere in the settings.',
    path: '/dashboard/settings',
  });
