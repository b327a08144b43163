import * as endpoints from '@/features/identity/profiles/pictureEndpoints';
import { done, refuse, Refusal } from '../../http/reply';
import { serve } from '../../http/serve';
import { countToday, whenMore } from '../uploads/quota';
import { readPicture, showDiscords, showPicture } from './picture';

export const ownPictureRoutes = serve(endpoints, {
  updateMyPicture: async ({ world, user, body }) => {
    const picture = readPicture(body);
    if (picture instanceof Refusal) return picture;
    const wait = whenMore(world, user.id);
    if (wait !== null)
      return refuse(
        'daily-limit-reached',
        'You’ve reached today’s upload limit. Try again tomorrow.',
        null,
        {
          'Retry-After': String(wait),
        },
      );
    countToday(world, user.id);
    await showPicture(world, user, picture);
    return done({ picture: user.avatar }, 'Picture updated');
  },

  deleteMyPicture: async ({ world, user }) => {
    await showDiscords(world, user);
    return done({ picture: user.avatar }, 'Picture removed. Your Discord picture is shown.');
  },

  getProfilePicture: async ({ world, params }) => {
    const row = world.db.ownPictures.find(({ id }) => id === params.pictureId);
    const content = row && (await world.files.get(row.id));
    return row && content
      ? done(new File([content], 'picture', { type: row.type }))
      : refuse('picture-not-found', 'Picture not found.');
  },
});
