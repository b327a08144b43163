import * as endpoints from '@/features/server/discord/emojiEndpoints';
import { done } from '../../http/reply';
import { serve } from '../../http/serve';
import { emojiPicture } from '../pictures/pictureOf';

export const emojiRoutes = serve(endpoints, {
  listEmojis: ({ guild }) =>
    done({
      emojis: guild.emoji.map((row) => ({
        ...row,
        picture: emojiPicture(row.name),
        stillPicture: row.animated ? emojiPicture(row.name, true) : null,
      })),
    }),
});
