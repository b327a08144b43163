import { createRandom } from '../random';
import type { Db } from '../types';
import { seedGuilds } from './guilds';
import { seedModules } from './modules';
import { seedNotifications } from './notifications';
import { seedOrders } from './orders';
import { seedPackages } from './packages';
import { seedReferrals } from './referrals';
import { seedUsers } from './users';

const SEED = 20_250_117;

/** A fresh database as of `now` (ms): the same rows each time, dated back from now. */
export function seedDb(now: number): Db {
  const random = createRandom(SEED);
  const users = seedUsers(random, now);
  const guilds = seedGuilds(random, users);
  const packages = seedPackages();
  return {
    users,
    guilds,
    packages,
    orders: seedOrders(random, now, guilds, packages),
    payments: [],
    referrals: seedReferrals(random, users),
    notifications: seedNotifications(now),
    modules: seedModules(now, guilds),
    sessions: [],
    codes: [],
    audit: [],
    nextId: 1000,
  };
}
