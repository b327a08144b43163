/** Pages of a server on the user site, by its name in addresses. */
export const serverPath = (slug: string) => `/dashboard/server/${encodeURIComponent(slug)}`;
export const boardPath = (slug: string) => `/dashboard/questboard/${encodeURIComponent(slug)}`;
export const earningPath = (section: string, slug: string) =>
  `/dashboard/${section}/${encodeURIComponent(slug)}`;

/** The one way to earn that has quests; in the address of a quest it stands before the quest itself. */
export const QUEST_MODULE = 'task-to-earn';

/** Page of a quest, by the names in addresses of its server and of itself. */
export const questPath = (slug: string, questSlug: string) =>
  `${boardPath(slug)}/${QUEST_MODULE}/${encodeURIComponent(questSlug)}`;
