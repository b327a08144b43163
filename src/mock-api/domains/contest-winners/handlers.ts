import * as endpoints from '@/features/earning/quests/contest/endpoints';
import { done, Refusal } from '../../http/reply';
import { serve } from '../../http/serve';
import { faceOf, facesOf } from '../leaderboards/views';
import { questAt } from '../quests/handlers';
import { placeOf, winningRows } from '../quests/winners';

export const contestWinnerRoutes = serve(endpoints, {
  listContestWinners: async ({ world, user, params }) => {
    const found = await questAt(world, user, params);
    if (found instanceof Refusal) return found;
    const { quest } = found;
    const faces = facesOf(world);
    const all = winningRows(world, quest).map((row) => {
      const { name, username, picture, isHidden } = faceOf(faces, row.userId);
      const isMe = row.userId === user.id;
      const winner = { place: placeOf(world, quest, row), name, username, picture, isMe };
      return { winner, isShown: isMe || !isHidden };
    });
    const winners = all.filter(({ isShown }) => isShown).map(({ winner }) => winner);
    return done({ winners, hidden: all.length - winners.length });
  },
});
