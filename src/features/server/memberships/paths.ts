/** Page of a server on the user site. Here and below, `slug` is the server's name in addresses. */
export const serverPath = (slug: string) => `/dashboard/server/${encodeURIComponent(slug)}`;

/** Quest board of a server. */
export const boardPath = (slug: string) => `/dashboard/questboard/${encodeURIComponent(slug)}`;

/** A member’s points from one way to earn, such as `hold-to-earn`. */
export const earningPath = (section: string, slug: string) =>
  `/dashboard/${section}/${encodeURIComponent(slug)}`;

/** The only way to earn with quests. It is part of a quest's address. */
export const QUEST_MODULE = 'task-to-earn';

export const questPath = (slug: string, questSlug: string) =>
  `${boardPath(slug)}/${QUEST_MODULE}/${encodeURIComponent(questSlug)}`;

/** A quest on the home page, where anyone can read it: the address to share. */
export const publicQuestPath = (slug: string, questSlug: string) =>
  `/?quest=${encodeURIComponent(slug)}/${encodeURIComponent(questSlug)}`;
