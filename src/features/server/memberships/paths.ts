/** The page of a server on the user site. `slug` is its name in addresses, here and below. */
export const serverPath = (slug: string) => `/dashboard/server/${encodeURIComponent(slug)}`;

/** A server’s quests. */
export const boardPath = (slug: string) => `/dashboard/questboard/${encodeURIComponent(slug)}`;

/** A member’s points of one way to earn, such as `hold-to-earn`. */
export const earningPath = (section: string, slug: string) =>
  `/dashboard/${section}/${encodeURIComponent(slug)}`;

/** The one way to earn that has quests. It's part of a quest's address. */
export const QUEST_MODULE = 'task-to-earn';

/** The page of a quest. */
export const questPath = (slug: string, questSlug: string) =>
  `${boardPath(slug)}/${QUEST_MODULE}/${encodeURIComponent(questSlug)}`;
