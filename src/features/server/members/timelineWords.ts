import { labelIn } from '@/shared/text/labelIn';

const kindNames: Readonly<Record<string, string>> = {
  SERVER: 'Server',
  ROLE: 'Role',
  QUEST: 'Quest',
  POINTS: 'Points',
  REWARD: 'Reward',
  MODERATION: 'Moderation',
};

/** A kind of event of the timeline in a word. */
export const kindText = (kind: string): string => labelIn(kindNames, kind);
