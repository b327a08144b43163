/** The one way to earn that has quests; in the address of a quest it stands before the quest itself. */
export const QUEST_MODULE = 'task-to-earn';
