/** Ways to earn that have rules in place of quests, in the order of their tabs. */
export const passiveSections = ['engage-to-earn', 'hold-to-earn'] as const;
