import { encodeBase58 } from '@/shared/solana/base58';
import { DAY, MINUTE } from '@/shared/time/durations';
import { randomOf } from '../../store/hashed';
import type { GuildRow } from '../guilds/rows';
import { tokens } from '../market/market';
import type { PayoutRow } from '../payouts/rows';
import { rankingAcross, type Ranked } from '../point-balances/ranking';
import type { GiftRow, PrizeRow, SeasonRow } from '../seasons/rows';
import { sharesOf } from '../seasons/shares';
import type { LinkedWalletRow } from '../wallets/rows';

/** Where the team has seasons: one that is over, one that runs and one to come. */
const servers = ['srv-keep', 'srv-hq', 'srv-other'];
/** Where their prizes are paid from the ledger wallet. */
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
    prize: 'The role Night guard',
    prizes: () => [at(1, 1, sol('300000000')), at(2, 3, sol('100000000'))],
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
const [ended] = seasons;

/** What the season that is over is worked out from. */
export interface SeasonPast extends Ranked {
  now: number;
  wallets: readonly LinkedWalletRow[];
}

/** Winners of the season that is over, with what each got. */
function winnersOf({ now, wallets, ...ranked }: SeasonPast) {
  const span = { from: now + ended.from * DAY, to: now + ended.to * DAY };
  const places = rankingAcross({ db: ranked }, [PAYING], { span });
  const shares = sharesOf(ended.prizes(), places).map((share) =>
    Object.assign(share, {
      wallet: wallets.find((row) => row.userId === share.userId && row.flag === 'DEFAULT'),
    }),
  );
  return { places, shares };
}

const payoutId = (index: number) => `pay-season-${String(index)}`;
const seasonId = (serverId: string, key: string) => `sea-${serverId}-${key}`;

/** The payouts by which the winners were paid who had a wallet; the chain has them when it is started. */
export function seedSeasonPayouts(past: SeasonPast): PayoutRow[] {
  const paidAt = past.now + ended.to * DAY + MINUTE;
  return winnersOf(past).shares.flatMap(({ userId, rank, gifts: [gift], wallet }, index) => {
    if (!wallet || !gift) return [];
    const id = payoutId(index);
    return {
      id,
      serverId: PAYING,
      userId,
      address: wallet.address,
      mint: null,
      amount: gift.amount ?? '0',
      piece: null,
      status: 'SUCCESS',
      at: paidAt,
      label: `${String(Number(gift.amount) / 1e9)} SOL for rank ${String(rank)} in “${ended.name}”`,
      ref: `${seasonId(PAYING, ended.key)}/${String(rank)}/${userId}/0`,
      claimId: null,
      isWaiting: false,
      decidedBy: null,
      reason: null,
      version: 1,
      steps: (['LOCKED', 'SENT', 'PAID'] as const).map((step) => ({ step, at: paidAt })),
      attempts: 1,
      signature: encodeBase58(randomOf(id, 'prize').bytes(64)),
      wire: null,
      lastValidBlockHeight: 0,
    };
  });
}

/** Seasons of servers, from midnight to midnight, dated from now. */
export function seedSeasons(
  now: number,
  guilds: readonly GuildRow[],
  past: () => SeasonPast,
): SeasonRow[] {
  const today = now - (now % DAY);
  return guilds
    .filter(({ id }) => servers.includes(id))
    .flatMap(({ id }) =>
      seasons.map(({ key, name, from, to, prize, prizes }): SeasonRow => {
        const row: SeasonRow = {
          id: seasonId(id, key),
          serverId: id,
          name,
          prize,
          winners: 3,
          startsAt: today + from * DAY,
          endsAt: today + to * DAY,
          closedAt: null,
          places: null,
        };
        if (id !== PAYING) return row;
        const paid = prizes();
        const given = key === ended.key ? endedEarly(now, past()) : {};
        const terms = { prize: '', winners: paid.at(-1)?.to ?? null, prizes: paid };
        return Object.assign(row, terms, given);
      }),
    );
}

/** Counted from the moment of the seed, as its points are, so that its ranks are the same whenever it is made. */
function endedEarly(now: number, past: SeasonPast): Partial<SeasonRow> {
  const { places, shares } = winnersOf(past);
  const awards = shares.map(({ userId, rank, gifts, wallet }, index) => ({
    userId,
    rank,
    gifts: gifts.map((gift) =>
      wallet
        ? { ...gift, state: 'DONE' as const, payoutId: payoutId(index) }
        : { ...gift, state: 'OPEN' as const, payoutId: null, waits: 'NO_WALLET' as const },
    ),
  }));
  const closedAt = now + ended.to * DAY;
  return {
    startsAt: now + ended.from * DAY,
    endsAt: closedAt + DAY,
    closedAt,
    places,
    awards,
    awardedAt: closedAt,
  };
}
