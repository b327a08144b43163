import type { GuildRow } from '../discord/rows';
import { personaUserId } from '../session/personas';

/** Members of the team who decide on cases in the embedded world. */
export const teamOf = ({ id, ownerId }: GuildRow): string[] =>
  id === 'srv-keep' ? [ownerId, personaUserId('reviewer')] : [ownerId];
