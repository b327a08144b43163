import { once } from '@/shared/state/once';
import { seedProfiles } from '../domains/profiles/seed';
import { seedActs } from './raids';
import { seedActivity } from '../domains/activity/seed';
import { seedAudit } from './audit';
import { seedModules } from './modules/modules';
import { seedCases } from '../domains/cases/seed';
import { seedClaimPolicies } from '../domains/claims/seed';
import { seedClaims } from '../domains/claims/seedClaims';
import { seedGuilds } from '../domains/guilds/seed';
import { giveHolderRoles, seedWallets, chooseHolders } from './wallets';
import { seedMembers, crowdOffsets } from '../domains/members/seed';
import { seedOrders } from './orders';
import { seedPayments } from '../domains/orders/payments/seed';
import { seedPackages } from '../domains/packages/seed';
import { seedInvites } from '../domains/quest-invites/seed';
import { seedSubmissions } from '../domains/quests/seed';
import { seedAmbassadorWallet, seedCommissions, seedReferrals } from '../domains/referrals/seed';
import { seedUsers } from '../domains/accounts/seed';
import { seedFollowers, seedSocials } from '../domains/social-accounts/seed';
import { seedUploads } from './files';
import type { Db } from '../store/db';
import { TEMPLATE_NOW } from '../store/rebaseDates';
import { createRandom } from '../store/random';

const SEED = 20_250_117;
const now = TEMPLATE_NOW;

/** Tables made with a shared random generator, in this order. */
const core = once(() => {
  const random = createRandom(SEED);
  const users = seedUsers(random, now);
  const guilds = seedGuilds(random);
  const packages = seedPackages();
  const orders = seedOrders(random, now, guilds, packages);
  const begin = crowdOffsets(random, guilds, users);
  const brought = seedReferrals(now, users, packages);
  return { users, guilds, packages, orders, begin, brought };
});

const modules = once(() => seedModules(now, core().guilds));
const people = once(() => {
  const { guilds, users, orders, begin } = core();
  const members = seedMembers(now, guilds, users, begin);
  const holders = chooseHolders(guilds, members, orders);
  const wallets = seedWallets(now, holders);
  giveHolderRoles(now, holders, wallets, orders, modules());
  return { members, ...wallets };
});
const socials = once(() => seedSocials(now, core().users));
const invited = once(() => seedInvites(now, people().members));
const paid = seedAmbassadorWallet(now);
const earned = once(() => seedCommissions(now, core().brought, paid.address));
const sent = once(() => seedUploads(now, modules()));
const done = once(() => seedSubmissions(now, core().guilds, people().members, modules()));
const claimed = once(() =>
  seedClaims({
    now,
    guilds: core().guilds,
    policies: seedClaimPolicies(),
    earned: done().points,
    wallets: people().linkedWallets,
  }),
);

/**
 * The large tables of a new database, each made at the first call and cached for the process. They depend on the seed
 * alone, so the order of calls does not matter. Never hand out their rows: `rebaseDates` copies them for a world.
 */
export const seedTemplate = {
  users: () => core().users,
  guilds: () => [...core().guilds, ...core().brought.guilds],
  packages: () => core().packages,
  orders: () => [...core().orders, ...core().brought.orders],
  payments: once(() => seedPayments(core().orders)),
  ambassadors: () => core().brought.ambassadors,
  referralSources: () => core().brought.referralSources,
  referralLinks: () => core().brought.referralLinks,
  referralVisits: () => core().brought.referralVisits,
  referrals: () => core().brought.referrals,
  commissions: () => earned().commissions,
  commissionPayouts: () => earned().commissionPayouts,
  modules,
  audit: once(() => seedAudit(core().guilds, modules(), core().orders)),
  members: () => people().members,
  activity: once(() => seedActivity(now, core().guilds, people().members)),
  cases: once(() => seedCases(now, core().guilds, people().members, modules())),
  linkedWallets: () => [...people().linkedWallets, paid],
  holdings: () => people().holdings,
  submissions: once(() => [...done().submissions, ...sent().submissions]),
  questViews: () => done().questViews,
  // Ledger lines must be in order of time.
  points: once(() =>
    [...done().points, ...claimed().points].toSorted((one, other) => one.at - other.at),
  ),
  claims: () => claimed().claims,
  payouts: () => claimed().payouts,
  uploads: () => sent().uploads,
  profiles: once(() => seedProfiles(people())),
  socials,
  socialActs: once(() => seedActs(now, socials(), people().members)),
  questInvites: () => invited().questInvites,
  questInvited: () => invited().questInvited,
  xFollowers: once(() => seedFollowers(now, core().users)),
} satisfies { [Name in keyof Db]?: () => Db[Name] };
