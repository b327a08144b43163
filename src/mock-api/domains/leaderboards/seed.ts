import { DAY } from '@/shared/time/durations';
import type { GuildRow } from '../guilds/rows';
import { tokens } from '../market/market';
import type { GiftRow, PrizeRow, SeasonRow } from '../seasons/rows';

/** Where the team has seasons: one that is over, one that runs and one to come. */
const servers = ['srv-keep', 'srv-hq', 'srv-other'];
/** The server whose last two seasons pay prizes from the ledger wallet. */
const PAYING = 'srv-keep';

const none = { mint: null, amount: null, points: null, roleId: null, text: '' };
const sol = (amount: string): GiftRow => ({ ...none, kind: 'TOKEN', amount });
const keep = (amount: string): GiftRow => {
  const mint = tokens.find(({ symbol }) => symbol === 'KEEP')?.mint ?? null;
  return { ...none, kind: 'TOKEN', mint, amount };
};
const points = (count: number): GiftRow => ({ ...none, kind: 'POINTS', points: count });
const at = (from: number, to: number, gift: GiftRow): PrizeRow => ({ from, to, ...gift });

const seasons = [
  {
    key: 'first',
    name: 'First watch',
    from: -24,
    to: -10,
    prize: 'Night guard role',
    prizes: (): PrizeRow[] => [],
  },
  {
    key: 'second',
    name: 'Second watch',
    from: -8,
    to: 13,
    prize: '0.5 SOL for each winner',
    prizes: () => [
      at(1, 1, keep('500000000')),
      at(1, 1, points(250)),
      at(2, 3, keep('200000000')),
      at(4, 10, points(100)),
    ],
  },
  {
    key: 'third',
    name: 'Third watch',
    from: 20,
    to: 41,
    prize: 'To be announced',
    prizes: () => [at(1, 1, sol('1000000000')), at(2, 3, sol('375000000'))],
  },
] as const;

/** Seasons of servers, from midnight to midnight, dated from now. */
export function seedSeasons(now: number, guilds: readonly GuildRow[]): SeasonRow[] {
  const today = now - (now % DAY);
  return guilds
    .filter(({ id }) => servers.includes(id))
    .flatMap(({ id }) =>
      seasons.map(({ key, name, from, to, prize, prizes }): SeasonRow => {
        const paid = id === PAYING ? prizes() : [];
        return {
          id: `sea-${id}-${key}`,
          serverId: id,
          name,
          prize: paid.length > 0 ? '' : prize,
          winners: paid.at(-1)?.to ?? 3,
          prizes: paid,
          startsAt: today + from * DAY,
          endsAt: today + to * DAY,
          closedAt: null,
          places: null,
        };
      }),
    );
}
