import { FORMER_MEMBER } from '@/shared/text/memberNames';
import { searchMatcher } from '@/shared/text/searchable';
import { iso } from '../../store/clock';
import type { UserRow } from '../accounts/rows';
import type { World } from '../../store/world';
import type { PartNames } from './metrics';
import type { Line } from './source';

const usersOf = ({ db }: World) => new Map(db.users.map((user) => [user.id, user]));

const usernameOf = (user: UserRow | undefined) =>
  user && user.deletedAt === undefined ? user.username : null;

/** Names of parts. The team sees members' names, as in its list of members (docs/product/servers.md). */
export function partNames(world: World): PartNames {
  const users = usersOf(world);
  return ({ isByMember = false, nameOf = (part) => part }, part) => {
    if (!isByMember) return { label: nameOf(part), username: null };
    const user = users.get(part);
    return { label: user?.displayName ?? FORMER_MEMBER, username: usernameOf(user) };
  };
}

/** The lines of a page as the API returns them: without addresses, and without accounts except for Discord's. */
export function rowViews(world: World, lines: readonly Line[]) {
  const users = usersOf(world);
  return lines.map(({ id, at, kind, amount, what, userId, ref, module, ruleId }) => {
    const user = userId === undefined || userId === null ? undefined : users.get(userId);
    const isAbout = userId !== undefined && userId !== null;
    return {
      id,
      at: iso(at),
      kind,
      amount: amount.toString(),
      what: what(),
      member: isAbout
        ? {
            name: user?.displayName ?? FORMER_MEMBER,
            username: usernameOf(user),
            picture: user?.avatar ?? null,
          }
        : null,
      ref: ref ?? null,
      module: module ?? null,
      ruleId: ruleId ?? null,
    };
  });
}

/** The lines whose description or member matches a text. */
export function found(world: World, lines: readonly Line[], search = ''): readonly Line[] {
  if (search.trim() === '') return lines;
  const matches = searchMatcher(search);
  const users = usersOf(world);
  return lines.filter(({ what, userId }) => {
    const user = users.get(userId ?? '');
    return matches(what(), user?.displayName, user?.username);
  });
}
