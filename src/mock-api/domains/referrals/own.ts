import { searchMatcher } from '@/shared/text/searchable';
import { DAY } from '@/shared/time/durations';
import { refuse, type Refusal } from '../../http/reply';
import type { UserRow } from '../accounts/rows';
import type { World } from '../../store/world';
import { settleReferrals } from './settle';

/** Somebody's row as an ambassador, whatever has become of it. */
export const ambassadorOf = ({ db }: World, { id }: UserRow) =>
  db.ambassadors.find(({ userId }) => userId === id);

/** Whether somebody has a code of their own that brings, or has brought, people. */
export const takesPart = (world: World, user: UserRow) => {
  const state = ambassadorOf(world, user)?.state;
  return state === 'ACTIVE' || state === 'SUSPENDED';
};

/** Brings everything up to now; a refusal to who takes no part. */
export async function admitted(world: World, user: UserRow): Promise<Refusal<403> | null> {
  await settleReferrals(world);
  return takesPart(world, user) ? null : refuse('not-an-ambassador', 'You’re not an ambassador.');
}

interface Filters {
  status?: string | undefined;
  source?: string | undefined;
  at?: string | undefined;
  search?: string | undefined;
}

interface Filtered {
  at: number;
  status: string;
  sourceId?: string | null;
  /** What is searched. */
  text: string;
}

/** Rows of the last days, of those statuses and sources; what is not asked for is not looked at. */
export function matching(world: World, { status, source, at, search }: Filters) {
  const statuses = status?.split(',');
  const sources = source?.split(',');
  const spans = (at ?? '')
    .split(',')
    .map(Number)
    .filter((days) => days > 0);
  const since = spans.length > 0 ? world.clock.now() - Math.max(...spans) * DAY : 0;
  const matches = searchMatcher(search ?? '');
  return (row: Filtered) =>
    row.at >= since &&
    matches(row.text) &&
    (statuses === undefined || statuses.includes(row.status ?? '')) &&
    (sources === undefined || sources.includes(row.sourceId ?? 'none'));
}

/** By time, the newest first unless `at` is asked for. */
export const inOrder = <T extends { at: number }>(
  rows: readonly T[],
  { sort }: { sort?: string | undefined },
) => rows.toSorted((one, other) => (sort === 'at' ? one.at - other.at : other.at - one.at));
