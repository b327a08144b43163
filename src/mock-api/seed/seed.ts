import { seedAccess } from '../domains/access/seed';
import { seedAccruals } from './accruals';
import { seedCaseMarks } from '../domains/cases/seedMarks';
import { seedClaimPolicies } from '../domains/claims/seed';
import { seedFeatureFlags } from '../domains/feature-flags/seed';
import { seedBadges, seedEarnedBadges } from '../domains/badges/seed';
import { seedSeasons } from '../domains/leaderboards/seed';
import { seedMemberNotes, seedRenames } from './memberNotes';
import { seedCopies } from '../domains/linked-copies/seed';
import { seedNotifications } from '../domains/notifier/seed';
import { seedOwnerSites, seedSecrets } from '../domains/owner-sites/seed';
import { seedProjectWallets } from '../domains/project-wallets/seed';
import { seedQuestSlugs } from '../domains/quests/questSlugs';
import { seedXp } from '../domains/point-balances/seed';
import { seedVisits } from '../domains/server-overview/seed';
import { rebaseDates } from '../store/rebaseDates';
import type { Db } from '../store/db';
import { seedTemplate } from './template';

/**
 * A new database as of `now` (ms): always the same rows, dated back from now, in whatever order tables are read. Large
 * tables are made at the first read, so that a world costs only the tables it uses.
 */
export function seedDb(now: number): Db {
  const db: Db = {
    users: [],
    guilds: [],
    packages: [],
    orders: [],
    payments: [],
    ambassadors: [],
    referralSources: [],
    referralLinks: [],
    notices: [],
    flags: seedFeatureFlags(now),
    referralVisits: [],
    referrals: [],
    commissions: [],
    commissionPayouts: [],
    notifications: seedNotifications(now),
    newsChoices: [],
    directMessages: [],
    closedMessages: [],
    questNews: [],
    modules: [],
    moduleSecrets: [],
    sessions: [],
    codes: [],
    keyedCalls: [],
    questConnections: [],
    questLaunches: [],
    audit: [],
    access: seedAccess(),
    members: [],
    renames: seedRenames(now),
    memberNotes: seedMemberNotes(now),
    messageTemplates: [],
    messageCopies: [],
    deletedMessages: [],
    roleChanges: [],
    resyncs: [],
    cases: [],
    caseMarks: seedCaseMarks(now),
    activity: [],
    linkedWallets: [],
    holdings: [],
    holderMarks: [],
    roleLogs: [],
    linkRequests: [],
    submissions: [],
    questViews: [],
    points: [],
    xp: [],
    memberLevels: [],
    levelUps: [],
    uploads: [],
    uploadDays: [],
    questStarts: [],
    questSlugs: [],
    accruals: [],
    accrualRuns: [],
    postReviews: [],
    winnerChoices: [],
    reviewReasons: [],
    seasons: [],
    badges: seedBadges(now),
    earnedBadges: [],
    timeZones: [],
    payouts: [],
    claimLines: [],
    claims: [],
    claimPolicies: seedClaimPolicies(),
    socials: [],
    xLinks: [],
    xCodes: [],
    telegramCodes: [],
    socialActs: [],
    xFollowers: [],
    platforms: [],
    ownerSites: seedOwnerSites(),
    ownerCalls: [],
    questInvites: [],
    questInvited: [],
    deliveries: [],
    deliveryMarks: [],
    outages: [],
    profiles: [],
    ownPictures: [],
    profileFiles: [],
    serverPictures: [],
    portfolioDays: [],
    assetMarks: [],
    serverSettings: [],
    allowedRoles: [],
    serverPins: [],
    roleChecks: [],
    withdrawals: [],
    ledgerAlerts: [],
    projectWallets: seedProjectWallets(now),
    projectWalletRequests: [],
    visits: seedVisits(now),
    nextId: 1000,
  };
  for (const [name, rows] of Object.entries(seedTemplate))
    later(db, name, () => rebaseDates(rows(), now));
  later(db, 'moduleSecrets', () => seedSecrets(seedTemplate.modules()));
  later(db, 'questSlugs', () => seedQuestSlugs(seedTemplate.modules()));
  later(db, 'xp', () => seedXp(now, seedTemplate.modules(), seedTemplate.points()));
  later(db, 'accruals', () => seedAccruals(now, seedTemplate.modules()).accruals);
  later(db, 'messageCopies', () => seedCopies(now, seedTemplate.guilds()).messageCopies);
  later(db, 'deletedMessages', () => seedCopies(now, seedTemplate.guilds()).deletedMessages);
  later(db, 'seasons', () => seedSeasons(now, seedTemplate.guilds()));
  later(db, 'earnedBadges', () => seedEarnedBadges(now, db.members));
  return db;
}

/** Makes a value when it is first read, unless one was set before. */
function later(db: Db, name: string, make: () => unknown): void {
  const settle = (value: unknown) =>
    Object.defineProperty(db, name, { value, writable: true, enumerable: true });
  Object.defineProperty(db, name, {
    configurable: true,
    enumerable: true,
    get() {
      const value = make();
      settle(value);
      return value;
    },
    set: settle,
  });
}
