/** What decides about points on a server. */
export const pointsFacts = [
  'Quests, activity and holding earn points. The server’s team sets how many.',
  'Claimed and expired points still count for your rank.',
  'Season prizes don’t count for your rank.',
  '“Today” starts at midnight UTC.',
] as const;

/** What brings XP, and what a level brings. */
export const levelFacts = [
  'XP isn’t points: you can’t claim or spend it.',
  'A new level can bring roles and points. The server’s team sets them.',
  'The team can start XP over. You keep points you’ve earned.',
] as const;

/** What keeps a streak; the days are those of a time zone. */
export const streakFacts = (timeZone: string) =>
  [
    'A day counts once a quest or your activity earns points.',
    'Activity is chatting, posting and inviting. Points for holding don’t count.',
    'A day without such points ends the streak.',
    `Your day ends at midnight in ${timeZone}.`,
  ] as const;
