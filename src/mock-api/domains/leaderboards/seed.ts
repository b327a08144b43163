import { DAY } from '@/shared/time/durations';
import type { GuildRow } from '../guilds/rows';
import type { SeasonRow } from '../seasons/rows';

/** Where the team has seasons: one that is over, one that runs and one to come. */
const servers = ['srv-keep', 'srv-hq', 'srv-other'];

const seasons = [
  { key: 'first', name: 'First watch', from: -24, to: -10, prize: 'The role Night guard' },
  { key: 'second', name: 'Second watch', from: -8, to: 13, prize: '0.5 SOL for each winner' },
  { key: 'third', name: 'Third watch', from: 20, to: 41, prize: 'To be announced' },
] as const;

/** Seasons of servers, from midnight to midnight, dated from now. */
export function seedSeasons(now: number, guilds: readonly GuildRow[]): SeasonRow[] {
  const today = now - (now % DAY);
  return guilds
    .filter(({ id }) => servers.includes(id))
    .flatMap(({ id }) =>
      seasons.map(({ key, name, from, to, prize }) => ({
        id: `sea-${id}-${key}`,
        serverId: id,
        name,
        prize,
        winners: 3,
        startsAt: today + from * DAY,
        endsAt: today + to * DAY,
        closedAt: null,
        places: null,
      })),
    );
}
