import type { ProjectWalletRole } from '@/features/earning/project-wallets/projectWallet';
import * as endpoints from '@/features/earning/project-wallets/endpoints';
import { audit } from '../audit/audit';
import { iso, isoOrNull } from '../../store/clock';
import { done, refuse, wrongFields } from '../../http/reply';
import { serve } from '../../http/serve';
import { makeRequest, notProven } from '../wallets/request';
import { nextId, type World } from '../../store/world';
import type { ProjectWalletRow } from './rows';
import { keptBy, servesOf } from './uses';
import { MOST_WALLETS, projectWalletsOf, usableAt } from './wallets';

const NOT_THERE = 'Wallet not found.';

const roleWords: Readonly<Record<ProjectWalletRole, string>> = {
  TREASURY: 'the treasury',
  PAYMENT: 'a payment wallet',
  VERIFICATION: 'a verification wallet',
};

const viewOf = (world: World, row: ProjectWalletRow) => ({
  id: row.id,
  address: row.address,
  label: row.label,
  role: row.role,
  flag: row.flag,
  method: row.method,
  addedAt: iso(row.addedAt),
  provenAt: iso(row.provenAt),
  addedBy: world.db.users.find(({ id }) => id === row.addedBy)?.displayName ?? null,
  usableAt: isoOrNull(row.role === 'TREASURY' ? usableAt(row) : null),
  isOpen: row.role === 'TREASURY' && usableAt(row) <= world.clock.now(),
  serves: servesOf(world, row),
  keptBy: keptBy(world, row)?.message ?? null,
});

const listOf = (world: World, serverId: string) => ({
  wallets: projectWalletsOf(world, serverId).map((row) => viewOf(world, row)),
  most: MOST_WALLETS,
});

/** A name as every wallet and Ledger can show it: one line of printable ASCII. */
const plain = (name: string) => name.replaceAll(/[^\x20-\x7e]/g, '?').slice(0, 60);

export const projectWalletRoutes = serve(endpoints, {
  listProjectWallets: ({ world, guild }) => done(listOf(world, guild.id)),

  requestProjectWallet: ({ world, user, guild, url, body: { address, role } }) => {
    const { row, ...asked } = makeRequest(world, url, {
      address,
      statement: `Show that this wallet is ${roleWords[role]} of the server ${plain(guild.name)} (${guild.id}) on Castle Bots. This starts no transaction and costs nothing.`,
      path: '/dashboard/manage-wallet',
    });
    world.db.projectWalletRequests.push({ ...row, userId: user.id, serverId: guild.id, role });
    world.changed();
    return done(asked);
  },

  addProjectWallet: async ({ world, user, guild, body }) => {
    const request = world.db.projectWalletRequests.find(
      ({ id, userId, serverId }) =>
        id === body.requestId && userId === user.id && serverId === guild.id,
    );
    if (!request) return notProven('NOT_FOUND');
    const { troubleWith } = await import('../wallets/proof');
    const trouble = troubleWith(body, request, world.clock.now());
    if (trouble !== null) return notProven(trouble);
    request.isUsed = true;
    world.changed();
    const { role, address } = request;
    const all = projectWalletsOf(world, guild.id);
    const known = all.find((row) => row.role === role && row.address === address);
    if (known) {
      Object.assign(known, { provenAt: world.clock.now(), method: body.method });
      audit(world, user.id, 'project-wallet.proven', known.id, { serverId: guild.id });
      return done({ wallet: viewOf(world, known) }, 'Wallet verified again.');
    }
    if (all.length >= MOST_WALLETS)
      return refuse('limit-reached', `A server can have up to ${String(MOST_WALLETS)} wallets.`);
    const row: ProjectWalletRow = {
      id: nextId(world, 'pwl'),
      serverId: guild.id,
      address,
      label: null,
      role,
      flag: all.some((each) => each.role === role) ? 'NOT_DEFAULT' : 'DEFAULT',
      method: body.method,
      addedAt: world.clock.now(),
      provenAt: world.clock.now(),
      addedBy: user.id,
    };
    world.db.projectWallets.push(row);
    audit(world, user.id, 'project-wallet.added', row.id, { serverId: guild.id });
    return done({ wallet: viewOf(world, row) }, 'Wallet added.');
  },

  updateProjectWallet: ({ world, user, guild, params, body: { label, flag } }) => {
    const all = projectWalletsOf(world, guild.id);
    const row = all.find(({ id }) => id === params.walletId);
    if (!row) return refuse('wallet-not-found', NOT_THERE);
    if (label !== undefined) row.label = label.trim() || null;
    if (flag === 'DEFAULT')
      for (const each of all)
        if (each.role === row.role) each.flag = each === row ? 'DEFAULT' : 'NOT_DEFAULT';
    audit(world, user.id, 'project-wallet.changed', row.id, { serverId: guild.id });
    world.changed();
    return done({ wallet: viewOf(world, row) }, 'Saved.');
  },

  removeProjectWallet: ({ world, user, guild, params, query: { last } }) => {
    const row = projectWalletsOf(world, guild.id).find(({ id }) => id === params.walletId);
    if (!row) return refuse('wallet-not-found', NOT_THERE);
    const refusal = keptBy(world, row);
    if (refusal) return refusal;
    if (last !== row.address.slice(-4))
      return wrongFields([
        { path: 'last', message: 'These aren’t the last 4 characters of the address.' },
      ]);
    world.db.projectWallets = world.db.projectWallets.filter((each) => each !== row);
    audit(world, user.id, 'project-wallet.removed', row.id, { serverId: guild.id });
    world.changed();
    return done(listOf(world, guild.id), 'Wallet removed.');
  },
});
