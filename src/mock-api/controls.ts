import * as z from 'zod/mini';
import { activityControls } from './domains/activity/controls';
import type { Chain } from './chain/chain';
import { MAX_AHEAD } from './store/clock';
import { caseControls } from './domains/cases/controls';
import { earn } from './domains/claims/earn';
import { settleChecksOf } from './domains/holder-checks/memberCheck';
import { ACCESS_COOKIE } from './http/cookies';
import { on, type Handle } from './http/route';
import { fail, invalid, notFound, ok } from './http/envelope';
import { taking } from './http/taking';
import { giveRole, memberOf } from './domains/members/members';
import { messageControls } from './domains/notifications/controls';
import { inviteControls } from './domains/quest-invites/controls';
import { ownerSiteControls } from './domains/owner-sites/controls';
import { deliveryControls } from './domains/post-history/controls';
import { socialControls } from './domains/socials/controls';
import { ambassadorControls } from './domains/referrals/controls';
import { openSession, sessionCookies, sessionOf } from './domains/accounts/sessions';
import { addCrowd, hasCrowd } from './seed/crowd';
import { addLargePortfolio, hasLargePortfolio } from './seed/largePortfolio';
import { isPersona, personaUserId } from './domains/accounts/personas';

type ChainFault = Parameters<Chain['setFault']>[0];

const lamports = z.union([z.string().check(z.regex(/^\d+$/)), z.int().check(z.minimum(0))]);
const faultRule = z.object({
  method: z._default(z.string(), '*'),
  path: z.string(),
  fault: z.string(),
  times: z._default(z.int().check(z.minimum(1)), 1),
});

const signIn = taking(
  z.object({ persona: z.string() }),
  ({ persona }, { world, request, setCookies }) => {
    if (!isPersona(persona)) return notFound('Persona not found.');
    const session = openSession(world, personaUserId(persona), request);
    setCookies(sessionCookies(session));
    return ok({ userId: session.userId });
  },
);

const expireAccess: Handle = ({ world, cookies }) => {
  const session = sessionOf(world, cookies[ACCESS_COOKIE]);
  for (const row of session ? [session] : world.db.sessions)
    row.accessExpiresAt = world.clock.now();
  return ok(null);
};

const state: Handle = ({ world }) =>
  ok({
    now: world.clock.now(),
    orders: world.db.orders,
    payments: world.db.payments,
    packages: world.db.packages,
    sessions: world.db.sessions.length,
    faults: world.faults,
    audit: world.db.audit,
  });

const chainTransactions: Handle = async ({ world, url }) => {
  const found = (await world.chain()).transactionsFor(url.searchParams.get('address') ?? '');
  // JSON has no bigint.
  const plain: unknown = JSON.parse(
    JSON.stringify(found, (_, value: unknown) =>
      typeof value === 'bigint' ? value.toString() : value,
    ),
  );
  return ok({ transactions: plain });
};

/** `/__mock/*`: test controls for the browser tests. Embedded modes only; no session, no XSRF. */
export const controlRoutes = [
  ...socialControls,
  ...activityControls,
  ...caseControls,
  ...inviteControls,
  ...ownerSiteControls,
  ...deliveryControls,
  ...ambassadorControls,
  ...messageControls,
  on.post('/__mock/reset', ({ world }) => {
    world.reset();
    return ok(null);
  }),
  on.post(
    '/__mock/clock',
    taking(z.object({ advanceMs: z.number().check(z.minimum(0)) }), ({ advanceMs }, { world }) => {
      const left = MAX_AHEAD - world.clock.offset;
      if (advanceMs > left)
        return invalid([
          {
            path: 'advanceMs',
            message: `The clock runs at most 5 years ahead; ${String(left)} ms are left.`,
          },
        ]);
      world.clock.advance(advanceMs);
      return ok({ now: world.clock.now() });
    }),
  ),
  on.post(
    '/__mock/faults',
    taking(faultRule, (rule, { world }) => {
      world.faults.push(rule);
      return ok({ faults: world.faults });
    }),
  ),
  on.delete('/__mock/faults', ({ world }) => {
    world.faults = [];
    return ok(null);
  }),
  // Removes the configuration of all modules.
  on.delete('/__mock/modules', ({ world }) => {
    world.db.modules = [];
    return ok(null);
  }),
  // Sets a wallet's holding of a token or collection, as if bought or sold.
  on.put(
    '/__mock/holdings',
    taking(
      z.object({ wallet: z.string(), asset: z.string(), amount: z.string() }),
      async (row, { world }) => {
        const owner = world.db.linkedWallets.find(({ address }) => address === row.wallet);
        // Checks due before still count the earlier holding.
        if (owner) await settleChecksOf(world, owner.userId);
        const { holdings } = world.db;
        const others = holdings.filter(
          ({ wallet, asset }) => wallet !== row.wallet || asset !== row.asset,
        );
        world.db.holdings = [...others, { ...row, since: world.clock.now() }];
        return ok(null);
      },
    ),
  ),
  // Gives a Discord role, as if given manually there.
  on.post(
    '/__mock/roles',
    taking(
      z.object({ serverId: z.string(), userId: z.string(), roleName: z.string() }),
      ({ serverId, userId, roleName }, { world }) => {
        const roles = world.db.guilds.find(({ id }) => id === serverId)?.roles ?? [];
        const roleId = roles.find(({ name }) => name === roleName)?.id;
        const member = memberOf(world, serverId, userId);
        if (roleId === undefined || !member) return notFound('Member or role not found.');
        giveRole(member, { roleId, source: 'HAND', because: null, at: world.clock.now() });
        return ok(null);
      },
    ),
  ),
  // Gives Task to earn points, as for a completed quest.
  on.post(
    '/__mock/points',
    taking(
      z.object({ serverId: z.string(), userId: z.string(), points: z.int() }),
      ({ serverId, userId, points }, { world }) => {
        earn(world, serverId, userId, points);
        return ok(null);
      },
    ),
  ),
  // Makes a server as large as the largest real ones.
  on.post(
    '/__mock/crowd',
    taking(
      z.object({
        members: z.int().check(z.minimum(1), z.maximum(20_000)),
        wallets: z.optional(z.boolean()),
        submissions: z.int().check(z.minimum(0), z.maximum(20_000)),
        points: z.int().check(z.minimum(0), z.maximum(50_000)),
        quests: z.optional(z.int().check(z.minimum(0), z.maximum(10_000))),
      }),
      (size, { world }) => {
        if (hasCrowd(world)) return fail('test-conflict', 'There is a crowd already. Reset first.');
        addCrowd(world, size);
        return ok(null);
      },
    ),
  ),
  // Gives a persona as many assets as the largest collectors have.
  on.post(
    '/__mock/hoard',
    taking(
      z.object({
        persona: z.string(),
        wallets: z.int().check(z.minimum(1), z.maximum(50)),
        pieces: z.int().check(z.minimum(0), z.maximum(5000)),
      }),
      ({ persona, ...hoard }, { world }) => {
        if (!isPersona(persona)) return notFound('Persona not found.');
        const userId = personaUserId(persona);
        if (hasLargePortfolio(world, userId))
          return fail('test-conflict', 'There is a hoard already. Reset first.');
        addLargePortfolio(world, userId, hoard);
        return ok(null);
      },
    ),
  ),
  on.get('/__mock/requests', ({ world }) => ok({ requests: world.requests })),
  on.get('/__mock/state', state),
  on.post('/__mock/sign-in', signIn),
  on.post('/__mock/session/expire-access', expireAccess),
  // Ends all sessions; no refresh token is valid anymore.
  on.delete('/__mock/sessions', ({ world }) => {
    world.db.sessions = [];
    return ok(null);
  }),
  on.post(
    '/__mock/chain/fault',
    taking(
      z.custom<ChainFault>((value) => typeof value === 'object' && value !== null),
      async (fault, { world }) => {
        (await world.chain()).setFault(fault);
        return ok(null);
      },
    ),
  ),
  on.delete('/__mock/chain/fault', async ({ world }) => {
    (await world.chain()).clearFaults();
    return ok(null);
  }),
  on.post(
    '/__mock/chain/advance',
    taking(z.object({ blocks: z.int().check(z.minimum(1)) }), async ({ blocks }, { world }) => {
      (await world.chain()).advanceBlocks(blocks);
      return ok(null);
    }),
  ),
  on.post(
    '/__mock/chain/airdrop',
    taking(
      z.object({ address: z.string(), lamports }),
      async ({ address, lamports: amount }, { world }) => {
        (await world.chain()).airdrop(address, BigInt(amount));
        return ok(null);
      },
    ),
  ),
  on.get('/__mock/chain/balance', async ({ world, url }) => {
    const chain = await world.chain();
    return ok({ lamports: chain.balance(url.searchParams.get('address') ?? '').toString() });
  }),
  on.get('/__mock/chain/transactions', chainTransactions),
];
