import * as endpoints from '@/features/identity/linked-wallets/endpoints';
import { iso } from '../../store/clock';
import { shortAddress } from '@/shared/solana/shortAddress';
import { checkEverywhere, rolesOnWallet, settleChecksOf } from '../holder-checks/memberCheck';
import { roleName } from '../holder-checks/views';
import { byFields } from '../../http/paging';
import { done, refuse } from '../../http/reply';
import { tell } from '../notifier/news';
import { serve } from '../../http/serve';
import { nextId, type World } from '../../store/world';
import { makeRequest, notProven } from '../wallets/request';
import type { LinkedWalletRow } from '../wallets/rows';
import { MOST_WALLETS, walletsOf } from '../wallets/wallets';

const viewOf = async (
  world: World,
  { id, userId, address, name, flag, method, linkedAt }: LinkedWalletRow,
) => ({
  id,
  address,
  name,
  flag,
  method,
  linkedAt: iso(linkedAt),
  serves: await servesOf(world, userId, address),
});

/** Roles that would be lost without this wallet, by server. */
async function servesOf(world: World, userId: string, address: string): Promise<string[]> {
  const found = await rolesOnWallet(world, userId, address);
  return found.flatMap(({ guild, roleIds }) =>
    roleIds.map((id) => `The role ${roleName(guild, id)} on ${guild.name}`),
  );
}

const listOf = async (world: World, userId: string) => ({
  wallets: await Promise.all(
    walletsOf(world, userId)
      .toSorted(byFields('linkedAt', 'id'))
      .map((row) => viewOf(world, row)),
  ),
  most: MOST_WALLETS,
});

export const linkedWalletRoutes = serve(endpoints, {
  listLinkedWallets: async ({ world, user }) => {
    await settleChecksOf(world, user.id);
    return done(await listOf(world, user.id));
  },

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
    const { troubleWith } = await import('../wallets/proof');
    const trouble = troubleWith(body, request, world.clock.now());
    if (trouble !== null) return notProven(trouble);
    request.isUsed = true;
    const owner = world.db.linkedWallets.find(({ address }) => address === body.address);
    if (owner) {
      world.changed();
      return owner.userId === user.id
        ? refuse('wallet-already-linked', 'You already linked this wallet.')
        : refuse('wallet-of-another', 'This wallet is linked to another account.');
    }
    const mine = walletsOf(world, user.id);
    if (mine.length >= MOST_WALLETS)
      return refuse('limit-reached', `You can link at most ${String(MOST_WALLETS)} wallets.`);
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
    tellOfWallet(world, row, 'was linked', 'Its assets now count toward your roles and quests.');
    world.changed();
    await checkEverywhere(world, user.id);
    return done({ wallet: await viewOf(world, row) }, 'Wallet linked.');
  },

  updateLinkedWallet: async ({ world, user, params, body: { name, flag } }) => {
    await settleChecksOf(world, user.id);
    const mine = walletsOf(world, user.id);
    const row = mine.find(({ id }) => id === params.walletId);
    if (!row) return refuse('wallet-not-found', 'Wallet not found.');
    if (name !== undefined) row.name = name.trim() || null;
    if (flag === 'DEFAULT')
      for (const each of mine) each.flag = each === row ? 'DEFAULT' : 'NOT_DEFAULT';
    world.changed();
    if (flag === 'DEFAULT') await checkEverywhere(world, user.id);
    return done({ wallet: await viewOf(world, row) }, 'Saved.');
  },

  unlinkWallet: async ({ world, user, params }) => {
    // Checks due before still count what it holds.
    await settleChecksOf(world, user.id);
    const mine = walletsOf(world, user.id);
    const row = mine.find(({ id }) => id === params.walletId);
    if (!row) return refuse('wallet-not-found', 'Wallet not found.');
    if (row.flag === 'DEFAULT' && mine.length > 1)
      return refuse('default-needed', 'Make another wallet the default first.');
    const isAwaited = world.db.payouts.some(
      ({ address, status }) =>
        address === row.address && (status === 'PENDING' || status === 'PROCESSED'),
    );
    if (isAwaited)
      return refuse(
        'payout-in-progress',
        'A reward is on its way to this wallet. Wait until it arrives.',
      );
    world.db.linkedWallets = world.db.linkedWallets.filter((each) => each !== row);
    tellOfWallet(world, row, 'was unlinked', 'Its assets no longer count for you.');
    world.changed();
    await checkEverywhere(world, user.id);
    return done(await listOf(world, user.id), 'Wallet unlinked.');
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
