import type { HistoryDay } from '@/features/portfolio/history';
import { DAY } from '@/shared/time/durations';
import { hashOf } from '../../store/hashed';
import { iso } from '../../store/clock';
import type { World } from '../../store/world';
import { findCollection } from '../market/market';
import type { LinkedWalletRow } from '../wallets/rows';
import type { PortfolioDayRow } from './rows';
import { readHoldings, worthAt, type WalletHoldings } from './walletWorth';

/** One of this many days couldn't be read. */
const MISSED = 43;
/** Retention, days. */
const MOST_DAYS = 400;

const dayOf = (at: number) => iso(at).slice(0, 10);
const startOf = (at: number) => at - (at % DAY);
const wasMissed = (wallet: string, day: string) => hashOf('portfolio', wallet, day) % MISSED === 0;

const written = (worth: ReadonlyMap<string, bigint>): Record<string, string> =>
  Object.fromEntries([...worth].map(([asset, lamports]) => [asset, lamports.toString()]));

/** Deletes days of unlinked wallets, and those from before a wallet was linked again. */
export function forgetUnlinked({ db }: World, userId: string, wallets: readonly LinkedWalletRow[]) {
  const linked = new Map(wallets.map((row) => [row.address, dayOf(row.linkedAt)]));
  db.portfolioDays = db.portfolioDays.filter(
    (row) => row.userId !== userId || row.day >= (linked.get(row.wallet) ?? '9999'),
  );
}

/** Job that stores the worth of linked wallets at the end of each day (UTC), for all days up to yesterday. */
function keepDays(
  { db, clock }: World,
  userId: string,
  wallets: readonly LinkedWalletRow[],
  read: ReadonlyMap<string, WalletHoldings | null>,
): void {
  const now = clock.now();
  for (const { address, linkedAt } of wallets) {
    const holdings = read.get(address);
    // The next call stores the missing days.
    if (!holdings) continue;
    const noted = new Set(
      db.portfolioDays.flatMap((row) =>
        row.userId === userId && row.wallet === address ? [row.day] : [],
      ),
    );
    const from = Math.max(startOf(linkedAt), startOf(now) - MOST_DAYS * DAY);
    for (let start = from; start < startOf(now); start += DAY) {
      const day = dayOf(start);
      if (noted.has(day)) continue;
      const worth = wasMissed(address, day)
        ? null
        : written(worthAt(holdings, start + DAY - 1, now));
      db.portfolioDays.push({ userId, wallet: address, day, worth });
    }
  }
}

/**
 * Total of a day over wallets. One unreadable wallet makes the day unknown, because a partial sum would look like a
 * loss.
 */
export function sumOfDay(
  day: string,
  wallets: readonly (Record<string, string> | null)[],
  spam: ReadonlySet<string>,
): HistoryDay {
  let [tokens, nfts] = [0n, 0n];
  for (const worth of wallets) {
    if (worth === null) return { day, tokens: null, nfts: null };
    for (const [asset, lamports] of Object.entries(worth)) {
      if (spam.has(asset)) continue;
      if (findCollection(asset)) nfts += BigInt(lamports);
      else tokens += BigInt(lamports);
    }
  }
  return { day, tokens: tokens.toString(), nfts: nfts.toString() };
}

/** Days of a span up to today, from the day the first of the wallets was linked. */
export async function historyOf(
  world: World,
  userId: string,
  wallets: readonly LinkedWalletRow[],
  { days, isOff }: { days: number; isOff: boolean },
): Promise<HistoryDay[]> {
  const now = world.clock.now();
  const read = new Map(
    await Promise.all(
      wallets.map(async ({ address }) => [address, await readHoldings(world, address)] as const),
    ),
  );
  keepDays(world, userId, wallets, read);
  const spam = new Set(
    world.db.assetMarks.flatMap((row) =>
      row.userId === userId && row.mark === 'SPAM' ? [row.address] : [],
    ),
  );
  const byDay = new Map<string, PortfolioDayRow['worth'][]>();
  const shown = new Set(wallets.map(({ address }) => address));
  for (const { userId: whose, wallet, day, worth } of world.db.portfolioDays)
    if (whose === userId && shown.has(wallet)) byDay.set(day, [...(byDay.get(day) ?? []), worth]);
  const today = wallets.map(({ address }) => {
    const holdings = read.get(address);
    return holdings && !isOff ? written(worthAt(holdings, now, now)) : null;
  });
  byDay.set(dayOf(now), today);
  const first = dayOf(Math.min(...wallets.map(({ linkedAt }) => linkedAt)));
  return Array.from({ length: days }, (_, index) => dayOf(now - (days - 1 - index) * DAY))
    .filter((day) => day >= first)
    .map((day) => sumOfDay(day, byDay.get(day) ?? [null], spam));
}
