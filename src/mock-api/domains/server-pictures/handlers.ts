import * as endpoints from '@/features/server/server-pictures/endpoints';
import { done, refuse, Refusal } from '../../http/reply';
import { serve } from '../../http/serve';
import { heldOrders } from '../orders/held';
import { addPicture, FULL, readPicture } from './serverPictures';

export const serverPictureRoutes = serve(endpoints, {
  uploadServerPicture: async ({ world, guild, body, url }) => {
    // Without a package no module can be saved that would show it.
    if (heldOrders(world, guild.id).length === 0)
      return refuse(
        'package-needed',
        'Uploading images needs an active package. You can still paste a link.',
      );
    const picture = readPicture(body);
    if (picture instanceof Refusal) return picture;
    const row = await addPicture(world, guild.id, picture);
    return row === null
      ? refuse('limit-reached', FULL)
      : done({ url: `${url.origin}/api/pictures/${row.id}` }, 'Uploaded');
  },

  getServerPicture: async ({ world, params }) => {
    const row = world.db.serverPictures.find(({ id }) => id === params.pictureId);
    const content = row && (await world.files.get(row.sha256));
    return row && content
      ? done(new File([content], 'picture', { type: row.type }))
      : refuse('picture-not-found', 'Picture not found.');
  },
});
