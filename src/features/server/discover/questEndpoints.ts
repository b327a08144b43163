import { questSchema } from '@/features/earning/quests/quest';
import { endpoint, idOf } from '@/shared/api/endpoint';

/** GET /discover/quests/{serverSlug}/{questSlug}: a quest of GET /discover, whole. */
export const getPublicQuest = endpoint({
  method: 'GET',
  path: '/discover/quests/{serverSlug}/{questSlug}',
  tag: 'Discover',
  summary: 'Returns a public quest of a public server',
  description:
    'The response is the same for everyone, as for someone who isn’t a member of the server. It contains nothing about members, and no quiz answers, codes or API addresses. Returns 404 for quests with requirements, quests that aren’t live, and servers that aren’t public.',
  access: 'open',
  shows: ['Memberships', 'Quests'],
  params: {
    serverSlug: idOf('serverSlug', 'Server slug, as in page URLs.'),
    questSlug: idOf('questSlug', 'Quest slug, as in page URLs.'),
  },
  data: questSchema,
  errors: { 404: null },
});
