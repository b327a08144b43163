// @vitest-environment node
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { rulesSchema } from '@/features/modules/engine/moduleState';
import cryptoModule from '@/features/modules/definitions/crypto-holder-verification/definition';
import nft from '@/features/modules/definitions/holder-verification/definition';
import {
  holderCheckSchema,
  holderEstimateSchema,
  ownRolesSchema,
  roleChangesSchema,
} from '@/features/modules/holder-checks/holderCheck';
import { memberRolesSchema } from '@/features/server/members/memberDetail';
import { encodeBase58 } from '@/shared/solana/base58';
import { utcText } from '@/shared/format/utcText';
import { collections } from '../market/market';
import { createTestBackend, type TestBackend } from '../../hosts/vitest/testServer';
import { settleAllCases } from '../../testing/settleAllCases';
import { scriptedChain } from '../../testing/scriptedChain';
import { entitlementsNow } from './entitlements';
import { holderRules } from './holderRules';
import { planOf } from './plan';

const BASE = '/api/servers/srv-keep';
const KEEPERS = 'rule-srv-keep-holder-verification-1';
const keepers = collections[0]?.address ?? '';
const DAY = 86_400_000;
const HOUR = 3_600_000;

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend({ startChain: async () => scriptedChain() });
  settleAllCases(backend.world);
  backend.signInAs('owner');
});
afterEach(() => backend.close());

const changesIn = async (answer: Response) =>
  z.object({ data: roleChangesSchema }).parse(await answer.json()).data;
const savedRule = (id = KEEPERS) => {
  const rule = backend.world.db.modules
    .flatMap(({ serverId, rules }) => (serverId === 'srv-keep' ? rules : []))
    .find((each) => each.id === id);
  if (!rule) throw new Error(`The seed has no rule ${id}.`);
  return rule;
};
/** As a form has them. */
async function valuesOf({ id } = savedRule()) {
  const answer = await backend.send('GET', `${BASE}/modules/holder-verification/rules`);
  const { data } = z.object({ data: rulesSchema }).parse(await answer.json());
  const values = data.rules.find((rule) => rule.id === id)?.values;
  if (!values) throw new Error(`There are no values of ${id}.`);
  return values;
}
const condition = async (least: number) => ({
  conditions: [{ ...nft.read(await valuesOf()).conditions[0], least }],
});
const dryRun = (values: unknown, ruleId?: string, module = 'holder-verification') =>
  backend.send('POST', `${BASE}/holder-rules/preview`, { module, values, ruleId });
const run = (ruleId = KEEPERS) => backend.send('POST', `${BASE}/holder-rules/${ruleId}/run`);
const check = async (of: string) => {
  const answer = await backend.send('POST', `${BASE}/holder-checks`, { of });
  return z.object({ data: holderCheckSchema }).parse(await answer.json()).data;
};
const roleId = (name: string) =>
  backend.world.db.guilds
    .find(({ id }) => id === 'srv-keep')
    ?.roles.find((role) => role.name === name)?.id ?? '';
const member = (userId = 'usr-member') => {
  const row = backend.world.db.members.find(
    (each) => each.serverId === 'srv-keep' && each.userId === userId,
  );
  if (!row) throw new Error(`${userId} isn’t on the server.`);
  return row;
};
/** Links a wallet and puts pieces of the first collection into it. */
function link(address: string, pieces: number, userId = 'usr-member', asset = keepers) {
  const { db, clock } = backend.world;
  db.linkedWallets.push({
    id: `wal-${address}`,
    userId,
    address,
    name: null,
    flag: db.linkedWallets.some((row) => row.userId === userId) ? 'NOT_DEFAULT' : 'DEFAULT',
    method: 'SIWS',
    linkedAt: clock.now(),
  });
  db.holdings.push({ wallet: address, asset, amount: String(pieces), since: clock.now() - DAY });
}
const ADDRESS = 'So11111111111111111111111111111111111111112';
const OTHER = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v';
const username = () => backend.world.db.users.find(({ id }) => id === 'usr-member')?.username ?? '';
const allRoles = () =>
  JSON.stringify(backend.world.db.members.map(({ userId, roles }) => [userId, roles]));

describe('an estimate', () => {
  const ask = (values: unknown, module = 'holder-verification') =>
    backend.send('POST', `${BASE}/holder-rules/estimate`, { module, values });
  const told = async (answer: Response) =>
    z.object({ data: holderEstimateSchema }).parse(await answer.json()).data;

  test('counts the members a dry run finds, even for a rule without name, role or channel', async () => {
    const { conditions } = await condition(2);
    const dry = await changesIn(await dryRun({ ...(await valuesOf()), conditions }, KEEPERS));
    const estimate = await told(await ask({ conditions }));
    expect(estimate.qualify).toBe(dry.qualify);
    expect(estimate.members).toBe(dry.checked);
  });

  test('counts wallets that hold any of the asset, and how many of them members have linked', async () => {
    const { conditions } = await condition(1);
    const before = (await told(await ask({ conditions }))).holders;
    link(ADDRESS, 1);
    backend.world.db.holdings.push({ wallet: OTHER, asset: keepers, amount: '3', since: 0 });
    expect((await told(await ask({ conditions }))).holders).toEqual({
      total: (before?.total ?? 0) + 2,
      here: (before?.here ?? 0) + 1,
    });
  });

  test('has no wallet count for SOL', async () => {
    const { conditions } = cryptoModule.read(cryptoModule.firstSteps?.values ?? {});
    const sol = conditions.map((each) => Object.assign({}, each, { currency: 'SOL' }));
    const answer = await ask({ conditions: sol }, 'crypto-holder-verification');
    expect((await told(answer)).holders).toBeNull();
  });

  test('is refused at the field while a condition is incomplete', async () => {
    const { conditions } = await condition(0);
    const answer = await ask({ conditions });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('conditions.0.least');
  });
});

describe('a dry run', () => {
  test('shows the changes a run then makes, and makes none', async () => {
    link(ADDRESS, 1);
    const before = allRoles();
    const told = await changesIn(await dryRun(await valuesOf(), KEEPERS));
    expect(allRoles()).toBe(before);
    expect(told.gain.map(({ member: { id } }) => id)).toContain('usr-member');
    expect(await changesIn(await run())).toEqual(told);
    expect(allRoles()).not.toBe(before);
  });

  test('with other values shows the members who would lose the saved rule’s roles', async () => {
    link(ADDRESS, 1);
    await run();
    const values = {
      ...(await valuesOf()),
      ...(await condition(9999)),
    };
    const told = await changesIn(await dryRun(values, KEEPERS));
    expect(told).toMatchObject({ qualify: 0, gainTotal: 0 });
    expect(told.lose.map(({ member: { id }, roles }) => [id, roles])).toContainEqual([
      'usr-member',
      ['Holder'],
    ]);
  });

  test('reads SOL balances from the network, and gives no role while it is down', async () => {
    backend.close();
    backend = createTestBackend();
    backend.signInAs('owner');
    link(ADDRESS, 1);
    const chain = await backend.world.chain();
    chain.airdrop(ADDRESS, 2_000_000_000n);
    const sol = async (least: string) =>
      changesIn(
        await dryRun(
          {
            ...(await valuesOf()),
            ladder: 'STACK',
            conditions: [
              {
                currency: 'SOL',
                measure: 'AMOUNT',
                least,
                hasMost: false,
                sum: 'SUM_WALLETS',
                isNegated: false,
              },
            ],
          },
          undefined,
          'crypto-holder-verification',
        ),
      );
    const ids = ({ gain }: Awaited<ReturnType<typeof sol>>) => gain.map((row) => row.member.id);
    expect(ids(await sol('2'))).toContain('usr-member');
    expect(ids(await sol('2.000000001'))).not.toContain('usr-member');
    chain.setFault({ method: 'getMultipleAccounts', kind: 'drop' });
    expect(await sol('2')).toMatchObject({
      gainTotal: 0,
      reasons: ['Couldn’t check the SOL balance. Try again later.'],
    });
  });

  test('of an unsaved rule removes no roles', async () => {
    const values = {
      ...(await valuesOf()),
      ...(await condition(9999)),
      name: 'New',
    };
    expect(await changesIn(await dryRun(values))).toMatchObject({ loseTotal: 0 });
  });

  test('refuses invalid values, field by field', async () => {
    const answer = await dryRun({ ...(await valuesOf()), name: '' }, KEEPERS);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      data: { errors: [{ path: 'name' }] },
    });
  });

  test('refuses a rule of another module, and a module without holder rules', async () => {
    expect((await dryRun(await valuesOf(), KEEPERS, 'crypto-holder-verification')).status).toBe(
      404,
    );
    expect((await dryRun(await valuesOf(), undefined, 'quest')).status).toBe(400);
  });

  test('lists members that could not be checked, with the reason', async () => {
    link(ADDRESS, 1);
    const rule = savedRule('rule-srv-keep-holder-verification-2');
    const told = await changesIn(await dryRun(await valuesOf(rule), rule.id));
    expect(told.unknown.map(({ id }) => id)).toContain('usr-member');
    expect(told.reasons).toEqual([
      'We couldn’t identify all NFTs in the linked wallets yet. Try again later.',
    ]);
    expect(told.gain.map(({ member: { id } }) => id)).not.toContain('usr-member');
  });
});

test('a run on a seeded server would change no roles', async () => {
  const { world } = backend;
  for (const guild of world.db.guilds) {
    const rules = holderRules(world, guild).filter(({ isOn }) => isOn);
    const entitlements = await entitlementsNow({ world, guild }, rules);
    const plans = rules.map((rule) => planOf(world, guild, entitlements, rule));
    expect([guild.id, plans.flatMap(({ gain, lose }) => gain.concat(lose))]).toEqual([
      guild.id,
      [],
    ]);
  }
});

describe('a run', () => {
  test('made twice changes nothing the second time', async () => {
    link(ADDRESS, 1);
    await run();
    const after = allRoles();
    expect(await changesIn(await run())).toMatchObject({ gainTotal: 0, loseTotal: 0 });
    expect(allRoles()).toBe(after);
    expect(member().roles).toContainEqual(
      expect.objectContaining({ roleId: roleId('Holder'), source: 'RULE', because: KEEPERS }),
    );
  });

  test('removes roles it gave, keeps roles given by hand, and is in the audit log', async () => {
    link(ADDRESS, 1);
    await run();
    backend.world.db.holdings = [];
    member('usr-moderator').roles = [
      { roleId: roleId('Holder'), source: 'HAND', because: null, at: 0 },
    ];
    const done = await changesIn(await run());
    expect(done.lose.map(({ member: { id } }) => id)).toContain('usr-member');
    expect(member().roles.map((role) => role.roleId)).not.toContain(roleId('Holder'));
    expect(member('usr-moderator').roles).toHaveLength(1);
    expect(backend.world.db.audit.at(-1)?.action).toBe('module.holder-verification.rule-run');
  });

  test('leaves a role that another rule also gives, and attributes it to that rule', async () => {
    const crypto = 'rule-srv-keep-crypto-holder-verification-1';
    const keep = cryptoModule.read(savedRule(crypto).values).conditions[0]?.mint ?? '';
    link(ADDRESS, 1);
    await run();
    backend.world.db.holdings = [];
    link(OTHER, 5000, 'usr-member', keep);
    const done = await changesIn(await run());
    expect(done.lose.map(({ member: { id } }) => id)).not.toContain('usr-member');
    expect(member().roles.find((role) => role.roleId === roleId('Holder'))?.because).toBe(crypto);
  });

  test('gives no role above the bot’s own, and says so', async () => {
    link(ADDRESS, 1);
    const rule = savedRule();
    rule.values = { ...rule.values, rewardRoles: [roleId('Admin'), roleId('Whale')] };
    const done = await changesIn(await run());
    expect(done.outOfReach).toEqual(['Admin']);
    expect(member().roles.map((role) => role.roleId)).toContain(roleId('Whale'));
    expect(member().roles.map((role) => role.roleId)).not.toContain(roleId('Admin'));
  });

  test('is refused while the rule is off', async () => {
    expect((await run('rule-srv-keep-holder-verification-3')).status).toBe(409);
  });
});

describe('a check', () => {
  test('of a member has each condition and role, and no address', async () => {
    link(ADDRESS, 2);
    await run();
    const found = await check(`@${username().toUpperCase()}`);
    expect(found).toMatchObject({ found: 'MEMBER', member: { id: 'usr-member' } });
    expect(found.roles).toEqual([{ id: roleId('Holder'), name: 'Holder', rule: 'Keepers' }]);
    const rule = found.rules.find(({ id }) => id === KEEPERS);
    expect(rule?.conditions[0]).toMatchObject({ met: true, have: '2', need: '1' });
    expect(rule?.roles[0]).toMatchObject({ held: true, how: 'Given by this rule.' });
    expect(JSON.stringify(found)).not.toContain(ADDRESS);
  });

  test('gives the same response for an address linked elsewhere and for an unlinked address', async () => {
    link(ADDRESS, 2, 'usr-owner-no-bot');
    expect(await check(ADDRESS)).toEqual(await check(OTHER));
    expect((await check(OTHER)).message).toBe('No member of this server has linked this wallet.');
  });

  test('of an address shows the result for that wallet alone, whichever member linked it', async () => {
    link(ADDRESS, 2);
    link(OTHER, 7);
    const found = await check(` ${ADDRESS} `);
    expect(found.rules.find(({ id }) => id === KEEPERS)?.conditions[0]?.have).toBe('2');
    for (const row of backend.world.db.linkedWallets)
      if (row.address === ADDRESS) row.userId = 'usr-moderator';
    expect(await check(ADDRESS)).toEqual(found);
    expect(JSON.stringify(found)).not.toMatch(/usr-|Member|moderator/);
  });

  test('accepts a member’s ID or mention, and a link to a wallet', async () => {
    link(ADDRESS, 2);
    const id = backend.world.db.users.find((user) => user.id === 'usr-member')?.discordId ?? '';
    for (const of of [id, `<@${id}>`])
      expect(await check(of)).toMatchObject({ found: 'MEMBER', member: { id: 'usr-member' } });
    expect(await check(`https://solscan.io/account/${ADDRESS}`)).toEqual(await check(ADDRESS));
  });

  test('of a name ending in .sol says that it is not looked up', async () => {
    expect((await check('mira.sol')).message).toBe(
      'No member of this server is called mira.sol. To check a wallet, paste its address.',
    );
  });

  test('of a transaction is refused with the reason', async () => {
    const answer = await backend.send('POST', `${BASE}/holder-checks`, {
      of: `https://solscan.io/tx/${encodeBase58(new Uint8Array(64).fill(7))}`,
    });
    expect(answer.status).toBe(400);
    expect(JSON.stringify(await answer.json())).toContain('This is a transaction, not a wallet.');
  });

  test('of an unknown name finds no member', async () => {
    expect(await check('nobody.at.all')).toMatchObject({ found: 'NOBODY', rules: [] });
  });
});

describe('the reasons of a missing role', () => {
  const reasons = async (name: string) => {
    const answer = await backend.send('GET', `${BASE}/members/usr-member/roles`);
    const { data } = z.object({ data: memberRolesSchema }).parse(await answer.json());
    return data.missing.find((role) => role.name === name)?.reasons ?? [];
  };

  test('name the next check, which gives the role', async () => {
    await check('nobody.at.all');
    link(ADDRESS, 1);
    const { startedAt } = backend.world.db.holderMarks.find(
      ({ serverId }) => serverId === 'srv-keep',
    ) ?? { startedAt: 0 };
    expect((await reasons('Holder'))[0]).toBe(
      `The rule “Keepers”: this member qualifies and gets the role at the next check, ${utcText(startedAt + 6 * HOUR)}.`,
    );
  });

  test('are replaced by the end of the grace period once the role is held and lost', async () => {
    const rule = savedRule();
    rule.values = { ...rule.values, graceHours: 5 };
    const lostAt = backend.world.clock.now();
    member().roles = [
      { roleId: roleId('Holder'), source: 'RULE', because: KEEPERS, at: 0, lostAt },
    ];
    const answer = await backend.send('GET', `${BASE}/members/usr-member/roles`);
    const { data } = z.object({ data: memberRolesSchema }).parse(await answer.json());
    expect(data.held.map(({ how }) => how)).toEqual([
      `Given by the rule “Keepers”. No longer met: kept until ${utcText(lostAt + 5 * HOUR)}.`,
    ]);
  });
});

describe('a member’s own roles', () => {
  const own = async () => {
    const answer = await backend.send('GET', '/api/users/me/holder-roles');
    return z.object({ data: ownRolesSchema }).parse(await answer.json()).data.servers;
  };

  test('are listed for each server the member is on, with held and needed amounts', async () => {
    backend.signInAs('member');
    backend.world.db.linkedWallets = [];
    const servers = await own();
    const rule = servers
      .find(({ id }) => id === 'srv-keep')
      ?.rules.find(({ id }) => id === KEEPERS);
    expect(rule).toMatchObject({
      qualifies: false,
      conditions: [{ met: false, fix: { path: '/dashboard/profile/wallets' } }],
    });
  });

  test('leave out rules that are off, and servers the member has left', async () => {
    backend.signInAs('member');
    savedRule().enabled = false;
    const ids = async () => (await own()).flatMap(({ rules }) => rules.map(({ id }) => id));
    expect(await ids()).not.toContain(KEEPERS);
    const row = backend.world.db.members.find(
      ({ serverId, userId }) => serverId === 'srv-keep' && userId === 'usr-member',
    );
    if (row) row.leftAt = backend.world.clock.now();
    expect((await own()).map(({ id }) => id)).not.toContain('srv-keep');
  });
});
