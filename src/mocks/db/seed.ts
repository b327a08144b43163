import { createRandom } from './random';
import type { Db } from './db';
import { seedOwnerSites } from '../owner-sites/seed';
import { seedActivity } from '../activity/seed';
import { seedClaimPolicies } from '../claims/seed';
import { seedAccess } from '../access/seed';
import { seedSeasons } from '../leaderboards/seed';
import { seedAccruals } from '../accruals/seed';
import { seedWallets } from '../linked-wallets/seed';
import { seedSubmissions } from '../quests/seed';
import { seedMembers } from '../members/seed';
import { seedAudit } from '../audit/seed';
import { seedGuilds } from '../discord/seed';
import { seedModules } from '../bot-modules/seed';
import { seedNotifications } from '../notifications/seed';
import { seedOrders } from '../orders/seed';
import { seedPackages } from '../packages/seed';
import { seedReferrals } from '../referrals/seed';
import { seedUsers } from '../session/seed';
import { seedFollowers, seedSocials } from '../socials/seed';
import { seedUploads } from '../uploads/seed';

const SEED = 20_250_117;

/** A fresh database as of `now` (ms): the same rows each time, dated back from now. */
export function seedDb(now: number): Db {
  const random = createRandom(SEED);
  const users = seedUsers(random, now);
  const guilds = seedGuilds(random);
  const packages = seedPackages();
  const orders = seedOrders(random, now, guilds, packages);
  const modules = seedModules(now, guilds);
  const members = seedMembers(random, now, guilds, users);
  const done = seedSubmissions(now, guilds, members, modules);
  const sent = seedUploads(now, modules);
  return {
    users,
    guilds,
    packages,
    orders,
    payments: [],
    referrals: seedReferrals(random, users),
    notifications: seedNotifications(now),
    modules,
    sessions: [],
    codes: [],
    audit: seedAudit(guilds, modules, orders),
    access: seedAccess(),
    members,
    activity: seedActivity(now, guilds, members),
    ...seedWallets(now, guilds, members, orders, modules),
    linkRequests: [],
    ...done,
    submissions: [...done.submissions, ...sent.submissions],
    uploads: sent.uploads,
    uploadDays: [],
    questStarts: [],
    ...seedAccruals(now, modules),
    winnerChoices: [],
    reviewReasons: [],
    seasons: seedSeasons(now, guilds),
    payouts: [],
    claims: [],
    claimPolicies: seedClaimPolicies(),
    socials: seedSocials(now, users),
    xLinks: [],
    xCodes: [],
    telegramCodes: [],
    socialActs: [],
    xFollowers: seedFollowers(users),
    platforms: [],
    ownerSites: seedOwnerSites(),
    ownerCalls: [],
    questInvites: [],
    questInvited: [],
    deliveries: [],
    deliveryMarks: [],
    outages: [],
    nextId: 1000,
  };
}
