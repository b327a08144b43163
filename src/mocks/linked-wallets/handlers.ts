import * as endpoints from '@/features/linked-wallets/endpoints';
import { iso } from '../clock';
import { shortAddress } from '@/shared/solana/shortAddress';
import { nextId } from '../db/nextId';
import { heldBy } from '../holdings/holdings';
import { done, refuse } from '../http/reply';
import { tell } from '../notifications/news';
import { serve } from '../http/serve';
import { collections } from '../market/market';
import type { World } from '../world';
import { makeRequest, notProven } from './request';
import type { LinkedWalletRow } from './rows';
import { MOST_WALLETS, walletsOf } from './wallets';

const viewOf = (
  world: World,
  { id, userId, address, name, flag, method, linkedAt }: LinkedWalletRow,
) => ({
  id,
  address,
  name,
  flag,
  method,
  linkedAt: iso(linkedAt),
  serves: servesOf(world, userId, address),
});

/** Roles that would be lost without what is in this wallet, by server. */
function servesOf(world: World, userId: string, address: string): string[] {
  const holds = world.db.holdings.some(
    ({ wallet, asset }) => wallet === address && collections.some((each) => each.address === asset),
  );
  if (!holds) return [];
  return world.db.members
    .filter((row) => row.userId === userId && row.leftAt === null)
    .flatMap(({ serverId, roles }) => {
      const guild = world.db.guilds.find(({ id }) => id === serverId);
      return roles
        .filter(({ source }) => source === 'RULE')
        .flatMap(({ roleId }) => {
          const role = guild?.roles.find(({ id }) => id === roleId);
          return guild && role ? [`The role ${role.name} on ${guild.name}`] : [];
        });
    });
}

const listOf = (world: World, userId: string) => ({
  wallets: walletsOf(world, userId).map((row) => viewOf(world, row)),
  most: MOST_WALLETS,
});

export const linkedWalletRoutes = serve(endpoints, {
  listLinkedWallets: ({ world, user }) => done(listOf(world, user.id)),

  requestWalletLink: ({ world, user, url, body: { address } }) => {
    const { row, ...asked } = makeRequest(world, url, {
      address,
      statement: `Link this wallet to the Castle Bots account @${user.username}. This starts no transaction and costs nothing.`,
      path: '/dashboard/profile/wallets',
    });
    world.db.linkRequests.push({ ...row, userId: user.id });
    world.changed();
    return done(asked);
  },

  linkWallet: async ({ world, user, body }) => {
    const request = world.db.linkRequests.find(
      ({ id, userId }) => id === body.requestId && userId === user.id,
    );
    if (!request) return notProven('NOT_FOUND');
    const { troubleWith } = await import('./proof');
    const trouble = troubleWith(body, request, world.clock.now());
    if (trouble !== null) return notProven(trouble);
    request.isUsed = true;
    const owner = world.db.linkedWallets.find(({ address }) => address === body.address);
    if (owner) {
      world.changed();
      return refuse(
        409,
        owner.userId === user.id
          ? 'You have linked this wallet already.'
          : 'This wallet is linked to another account.',
      );
    }
    const mine = walletsOf(world, user.id);
    if (mine.length >= MOST_WALLETS)
      return refuse(409, `You can link ${String(MOST_WALLETS)} wallets at most.`);
    const row: LinkedWalletRow = {
      id: nextId(world, 'wal'),
      userId: user.id,
      address: body.address,
      name: null,
      flag: mine.length === 0 ? 'DEFAULT' : 'NOT_DEFAULT',
      method: body.method,
      linkedAt: world.clock.now(),
    };
    world.db.linkedWallets.push(row);
    tellOfWallet(world, row, 'was linked', 'What it holds counts for you from now on.');
    world.changed();
    return done({ wallet: viewOf(world, row) }, 'Wallet linked.');
  },

  changeLinkedWallet: ({ world, user, params, body: { name, flag } }) => {
    const mine = walletsOf(world, user.id);
    const row = mine.find(({ id }) => id === params.walletId);
    if (!row) return refuse(404, 'You have linked no such wallet.');
    if (name !== undefined) row.name = name.trim() || null;
    if (flag === 'DEFAULT')
      for (const each of mine) each.flag = each === row ? 'DEFAULT' : 'NOT_DEFAULT';
    world.changed();
    return done({ wallet: viewOf(world, row) }, 'Saved.');
  },

  unlinkWallet: ({ world, user, params }) => {
    const mine = walletsOf(world, user.id);
    const row = mine.find(({ id }) => id === params.walletId);
    if (!row) return refuse(404, 'You have linked no such wallet.');
    if (row.flag === 'DEFAULT' && mine.length > 1)
      return refuse(409, 'Make another wallet the default one first.');
    const isAwaited = world.db.payouts.some(
      ({ address, status }) =>
        address === row.address && (status === 'PENDING' || status === 'PROCESSED'),
    );
    if (isAwaited)
      return refuse(409, 'A reward is on its way to this wallet. Wait until it is there.');
    world.db.linkedWallets = world.db.linkedWallets.filter((each) => each !== row);
    loseRoles(world, user.id);
    tellOfWallet(world, row, 'was unlinked', 'What it holds counts for nothing any more.');
    world.changed();
    return done(listOf(world, user.id), 'Wallet unlinked.');
  },
});

const tellOfWallet = (
  world: World,
  { userId, address }: LinkedWalletRow,
  what: string,
  text: string,
) =>
  tell(world, userId, 'user', {
    event: 'ACCOUNT',
    title: `${shortAddress(address)} ${what}`,
    text,
    path: '/dashboard/profile/wallets',
  });

/** Roles given for holdings go with the wallet that held them. */
function loseRoles(world: World, userId: string): void {
  const holdsNone = collections.every(({ address }) => heldBy(world, userId, address) === '0');
  if (!holdsNone) return;
  for (const member of world.db.members)
    if (member.userId === userId)
      member.roles = member.roles.filter(({ source }) => source !== 'RULE');
}
