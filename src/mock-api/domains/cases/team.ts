import type { GuildRow } from '../guilds/rows';
import { personaUserId } from '../accounts/personas';

/** Members of the team who decide on cases in the embedded world. */
export const teamOf = ({ id, ownerId }: GuildRow): string[] =>
  id === 'srv-keep' ? [ownerId, personaUserId('reviewer')] : [ownerId];
