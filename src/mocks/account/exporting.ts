import type { UserRow } from '../session/rows';
import type { World } from '../world';

type Row = Record<string, unknown>;

/** What is no part of a copy: secrets, and who else had to do with a row. */
const KEPT_BACK = new Set([
  'access',
  'refresh',
  'usedRefresh',
  'xsrf',
  'previousXsrf',
  'wire',
  'by',
  'decidedBy',
  'key',
  'referrerId',
  'visitor',
]);

const plain = (row: object): Row => {
  const isTold = ([name, value]: [string, unknown]) => !KEPT_BACK.has(name) && value !== undefined;
  return Object.fromEntries(
    Object.entries(row)
      .filter(isTold)
      .map(([name, value]) => [name, isRow(value) ? plain(value) : value]),
  );
};
const isRow = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Tickets, captcha and what the moderator did, without who of the team had to do with it. */
const ownCases = (db: World['db'], userId: string): Row[] =>
  db.cases
    .filter((row) => row.userId === userId)
    .map(({ id, serverId, kind, subject, state, at, rating, entries }) => ({
      id,
      serverId,
      kind,
      subject,
      state,
      at,
      rating,
      entries: entries.map((entry) => ({ at: entry.at, text: entry.text })),
    }));

/** Every row that belongs to somebody, by what they are. Times are ms since 1970, lamports decimal text. */
export function exportOf({ db }: World, user: UserRow): Record<string, Row[]> {
  const mine = (rows: readonly { userId: string }[]) =>
    rows.filter(({ userId }) => userId === user.id).map(plain);
  // Of those one brought, what came of it, and not who they are.
  const brought = db.referrals
    .filter(({ referrerId }) => referrerId === user.id)
    .map((row) => plain({ ...row, userId: undefined }));
  return {
    account: [plain({ ...user, referredBy: undefined })],
    profile: mine(db.profiles),
    memberships: mine(db.members),
    pinnedServers: mine(db.serverPins),
    visits: mine(db.visits),
    wallets: mine(db.linkedWallets),
    socials: mine(db.socials),
    activity: mine(db.activity),
    ticketsAndModeration: ownCases(db, user.id),
    points: mine(db.points),
    submissions: mine(db.submissions),
    uploads: mine(db.uploads),
    ownPictures: mine(db.ownPictures),
    claims: mine(db.claims),
    payouts: mine(db.payouts),
    orders: mine(db.orders),
    ambassador: mine(db.ambassadors),
    referralLinks: mine(db.referralSources),
    referrals: brought,
    commissions: db.commissions.filter(({ referrerId }) => referrerId === user.id).map(plain),
    commissionPayouts: mine(db.commissionPayouts),
    notifications: mine(db.notifications),
    newsChoices: mine(db.newsChoices),
    directMessages: mine(db.directMessages),
    sessions: mine(db.sessions),
  };
}
