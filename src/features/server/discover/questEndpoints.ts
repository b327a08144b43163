import { questSchema } from '@/features/earning/quests/quest';
import { endpoint, idOf } from '@/shared/api/endpoint';

/** GET /discover/quests/{serverSlug}/{questSlug}: a quest of GET /discover, whole. */
export const getPublicQuest = endpoint({
  method: 'GET',
  path: '/discover/quests/{serverSlug}/{questSlug}',
  tag: 'Discover',
  summary: 'Returns a public quest of a public server',
  description:
    'Returns a quest as a visitor sees it who meets no condition: nothing about members, and no quiz answers, codes or API addresses. Returns 404 unless the server is listed in Discover and the quest is live, has no requirements, isn’t in a locked or restricted category, and has places and rewards left.',
  access: 'open',
  shows: ['Memberships', 'Quests'],
  params: {
    serverSlug: idOf('serverSlug', 'Server slug, as in page URLs.'),
    questSlug: idOf('questSlug', 'Quest slug, as in page URLs.'),
  },
  data: questSchema,
  errors: { 'quest-not-found': null },
});
