import { tidyUsername } from '@/shared/links/discord';
import type { memberFilters } from '@/features/server/members/memberQuery';
import { searchable, searchMatcher } from '@/shared/text/searchable';
import { DAY } from '@/shared/time/durations';
import type * as z from 'zod/mini';
import { holdsRole } from '../members/members';
import type { MemberEntry } from './memberIndex';

type Filters = { [Name in keyof typeof memberFilters]?: z.output<(typeof memberFilters)[Name]> };
type Test = (entry: MemberEntry) => boolean;

const listed = (text: string | undefined): string[] => (text ?? '').split(',').filter(Boolean);

/** Matches any of several values; every member if none is chosen. */
const anyOf = (
  text: string | undefined,
  ofEntry: (entry: MemberEntry, value: string) => boolean,
): Test[] => {
  const values = listed(text);
  return values.length === 0 ? [] : [(entry) => values.some((value) => ofEntry(entry, value))];
};

/** The entries that match the filters; unknown values match no entry. */
export function narrowed(
  entries: readonly MemberEntry[],
  filters: Filters,
  now: number,
): readonly MemberEntry[] {
  const tests = [
    ...anyOf(filters.state ?? 'HERE', ({ row }, value) =>
      value === 'HERE' ? row.leftAt === null : value === 'LEFT' && row.leftAt !== null,
    ),
    ...searched(filters.search),
    ...rolesTest(filters),
    ...anyOf(filters.verified, ({ isVerified }, value) => value === (isVerified ? 'YES' : 'NO')),
    ...anyOf(filters.wallet, ({ hasWallet }, value) => value === (hasWallet ? 'YES' : 'NO')),
    ...anyOf(filters.holdings, ({ holdings }, value) =>
      holdings.some(({ asset }) => asset === value),
    ),
    ...anyOf(filters.lastActiveAt, (entry, value) => value === activityOf(entry, now)),
    ...anyOf(filters.flags, ({ flags }, value) => flags.some((flag) => flag === value)),
  ];
  return entries.filter((entry) => tests.every((test) => test(entry)));
}

function searched(search: string | undefined): Test[] {
  const text = tidyUsername(search ?? '');
  if (text.trim() === '') return [];
  const matches = searchMatcher(text);
  // Also as a mention: <@458304698827669536>.
  const id = searchable(text);
  return [({ name, user }) => matches(name, user?.username) || user?.discordId === id];
}

function rolesTest({ roles, roleMatch }: Filters): Test[] {
  if (roleMatch !== 'ALL') return anyOf(roles, ({ row }, id) => holdsRole(row, id));
  const ids = listed(roles);
  return ids.length === 0 ? [] : [({ row }) => ids.every((id) => holdsRole(row, id))];
}

/** Each member is in exactly one of these groups. */
function activityOf({ lastActiveAt }: MemberEntry, now: number) {
  if (lastActiveAt === null) return 'NEVER';
  if (lastActiveAt >= now - 7 * DAY) return 'WEEK';
  return lastActiveAt >= now - 30 * DAY ? 'MONTH' : 'QUIET';
}

const keys: Readonly<Record<string, (entry: MemberEntry) => string | number>> = {
  name: ({ name }) => name.toLowerCase(),
  joinedAt: ({ row }) => row.joinedAt,
  lastActiveAt: ({ lastActiveAt }) => lastActiveAt ?? 0,
  messages: ({ messages }) => messages,
  points: ({ points }) => points,
  quests: ({ quests }) => quests,
};

const byId = (one: MemberEntry, other: MemberEntry) => (one.row.userId < other.row.userId ? -1 : 1);

/**
 * Sorted by a field of `memberSorts`, descending with a leading `-`; ties are broken by id, so that pages fit together.
 */
export function sorted(entries: readonly MemberEntry[], sort = 'name'): MemberEntry[] {
  const field = sort.replace(/^-/, '');
  const key = (Object.hasOwn(keys, field) ? keys[field] : undefined) ?? keys['name'];
  const sign = sort.startsWith('-') ? -1 : 1;
  return entries
    .map((entry) => ({ entry, value: key?.(entry) ?? '' }))
    .sort((one, other) => {
      if (one.value === other.value) return byId(one.entry, other.entry);
      return one.value < other.value ? -sign : sign;
    })
    .map(({ entry }) => entry);
}
