import {
  exportedCategories,
  exportedFields,
  type ExportedCategory,
} from '@/features/identity/account/exported';
import type { UserRow } from '../accounts/rows';
import type { AwardRow } from '../seasons/rows';
import type { World } from '../../store/world';

const prizeFields = ['kind', 'mint', 'amount', 'points', 'roleId', 'text', 'state', 'payoutId'];

type Row = Readonly<Record<string, unknown>>;

/** The parts of a team's decision that are about the user, without the decider. */
const decided = (decision: { verdict: string; note: string | null; at: number } | null): Row => ({
  verdict: decision?.verdict,
  note: decision?.note,
  decidedAt: decision?.at,
});

/** Copies only these fields of a row. */
const only = (row: Row, names: readonly string[]): Row =>
  Object.fromEntries(names.flatMap((name) => (row[name] === undefined ? [] : [[name, row[name]]])));

/** The rows of each category; of each row only the category's fields are copied. */
function sources({ db }: World, user: UserRow): Record<ExportedCategory, readonly object[]> {
  const mine = <R extends { userId: string | null }>(rows: readonly R[]) =>
    rows.filter(({ userId }) => userId === user.id);
  const socials = mine(db.socials);
  const prizesIn = (awards: readonly AwardRow[] = []) =>
    mine(awards).flatMap(({ gifts }) => gifts.map((gift) => only({ ...gift }, prizeFields)));
  return {
    account: [user],
    profile: mine(db.profiles),
    formerNames: mine(db.renames),
    memberships: mine(db.members).map((row) =>
      Object.assign({}, row, {
        roles: row.roles.map(({ roleId, source, because, at }) => ({
          roleId,
          source,
          because,
          at,
        })),
      }),
    ),
    access: mine(db.access),
    ownedServers: db.guilds
      .filter(({ managerIds, ownerId }) => ownerId === user.id || managerIds.includes(user.id))
      .map(({ id, name, ownerId }) => ({ serverId: id, name, isOwner: ownerId === user.id })),
    pinnedServers: mine(db.serverPins),
    visits: mine(db.visits),
    roleChecks: mine(db.roleChecks),
    wallets: mine(db.linkedWallets),
    walletRequests: [...mine(db.linkRequests), ...mine(db.projectWalletRequests)],
    portfolioDays: mine(db.portfolioDays),
    assetMarks: mine(db.assetMarks),
    socials,
    socialActivity: db.socialActs.filter((row) =>
      socials.some(
        ({ platform, externalId }) => platform === row.platform && externalId === row.externalId,
      ),
    ),
    activity: mine(db.activity),
    ticketsAndModeration: mine(db.cases).map((row) =>
      Object.assign({}, row, { entries: row.entries.map(({ at, text }) => ({ at, text })) }),
    ),
    teamNotes: mine(db.memberNotes),
    roleLog: mine(db.roleLogs),
    bulkRoleChanges: db.roleChanges.flatMap((row) =>
      row.members.includes(user.id)
        ? [{ ...row, ...row.results.find(({ userId }) => userId === user.id) }]
        : [],
    ),
    points: mine(db.points),
    xp: mine(db.xp),
    levels: mine(db.memberLevels),
    levelUps: mine(db.levelUps),
    earnings: db.accrualRuns.flatMap(({ lines, serverId, module, name, from, to }) =>
      mine(lines).map((line) => Object.assign({}, line, { serverId, module, name, from, to })),
    ),
    timeZone: mine(db.timeZones),
    badges: mine(db.earnedBadges).map((row) =>
      Object.assign({}, row, { badge: db.badges.find(({ id }) => id === row.badgeId)?.name ?? '' }),
    ),
    seasonPlaces: db.seasons.flatMap(({ places, awards, serverId, name }) =>
      mine(places ?? []).map((place) =>
        Object.assign({}, place, { serverId, season: name, prizes: prizesIn(awards) }),
      ),
    ),
    postReviews: mine(db.postReviews).map((row) => Object.assign({}, row, decided(row.decision))),
    submissions: mine(db.submissions).map((row) => Object.assign({}, row, decided(row.decision))),
    questViews: mine(db.questViews),
    questNews: mine(db.questNews),
    questInvitations: mine(db.questInvites),
    acceptedInvitations: mine(db.questInvited),
    uploads: mine(db.uploads),
    uploadDays: mine(db.uploadDays),
    ownPictures: mine(db.ownPictures),
    profileFiles: mine(db.profileFiles),
    claims: mine(db.claims),
    payouts: mine(db.payouts),
    withdrawals: mine(db.withdrawals),
    orders: mine(db.orders).map((row) =>
      Object.assign({}, row, { package: { name: row.package.name } }),
    ),
    payments: db.payments.filter(({ orderId }) =>
      db.orders.some(({ id, userId }) => id === orderId && userId === user.id),
    ),
    ambassador: mine(db.ambassadors),
    referralLinks: [
      ...mine(db.referralSources),
      ...db.referralLinks.filter(({ ownerId }) => ownerId === user.id),
    ],
    // Only the outcome of the user's referrals, not who they are.
    referralVisits: db.referralVisits.filter(({ referrerId }) => referrerId === user.id),
    referrals: db.referrals.filter(({ referrerId }) => referrerId === user.id),
    ownReferral: mine(db.referrals),
    commissions: db.commissions.filter(({ referrerId }) => referrerId === user.id),
    commissionPayouts: mine(db.commissionPayouts),
    notifications: mine(db.notifications),
    newsChoices: mine(db.newsChoices),
    directMessages: mine(db.directMessages),
    closedMessages: mine(db.closedMessages).map(() => ({ isClosed: true })),
    sessions: mine(db.sessions),
    audit: mine(db.audit),
  };
}

/** Every row about a user, by category. Times are ms since 1970, amounts decimal text. */
export function exportOf(world: World, user: UserRow): Record<string, Row[]> {
  const all = sources(world, user);
  return Object.fromEntries(
    exportedCategories.map((category) => {
      const names = Object.keys(exportedFields[category]);
      return [category, all[category].map((row) => only({ ...row }, names))];
    }),
  );
}
