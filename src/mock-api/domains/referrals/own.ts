import { searchMatcher } from '@/shared/text/searchable';
import { DAY } from '@/shared/time/durations';
import { byFields } from '../../http/paging';
import { refuse, type Refusal } from '../../http/reply';
import type { UserRow } from '../accounts/rows';
import type { World } from '../../store/world';
import { settleReferrals } from './settle';

/** A user's row as an ambassador, in any state. */
export const ambassadorOf = ({ db }: World, { id }: UserRow) =>
  db.ambassadors.find(({ userId }) => userId === id);

/** Whether a user has a code that brings, or has brought, referrals. */
export const takesPart = (world: World, user: UserRow) => {
  const state = ambassadorOf(world, user)?.state;
  return state === 'ACTIVE' || state === 'SUSPENDED';
};

/** Brings referrals up to date; returns a refusal for users who are not ambassadors. */
export async function admitted(
  world: World,
  user: UserRow,
): Promise<Refusal<'not-an-ambassador'> | null> {
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
  /** The text that searches match. */
  text: string;
}

/** Matches rows of the last days with these statuses and sources; missing filters match everything. */
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

interface Placed {
  id: string;
  /** A number, or ISO 8601. */
  at: number | string;
}

/** By time, newest first unless `at` is requested; ties by id, so that pages don't overlap. */
export const inOrder = <T extends Placed>(
  rows: readonly T[],
  { sort }: { sort?: string | undefined },
) => rows.toSorted(byFields<Placed>(sort === 'at' ? 'at' : '-at', 'id'));
