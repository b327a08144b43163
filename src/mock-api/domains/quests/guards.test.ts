// @vitest-environment node
import { deleteUser } from '../personal-data/deletion';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Values } from '@/features/modules/common-fields/field';
import { QUESTS } from '../../seed/modules/quests';
import type { LinkedWalletRow } from '../wallets/rows';
import { createTestBackend, type TestBackend } from '../../hosts/vitest/testServer';
import { personaUserId, type PersonaKey } from '../accounts/personas';
import { encodeSnapshot } from '../../snapshots';
import { scriptedChain } from '../../testing/scriptedChain';
import { settleQuests } from './settle';
import { oneTask } from '../../testing/oneTask';

const QUEST = '/api/questboard/solana-keep/quests/through-the-gate';
const WALLET = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v';

let backend: TestBackend;
let task: ReturnType<typeof oneTask>;
beforeEach(() => {
  backend = createTestBackend({ startChain: async () => scriptedChain() });
  backend.world.db.submissions = [];
  task = oneTask(backend);
});
afterEach(() => backend.close());

const quiz = { kind: 'QUIZ', options: ['Tower', 'Moat', 'Keep'], right: 3 };
const ask = (values: Values) =>
  task.ask(quiz, { rewards: [{ kind: 'POINTS', points: 10 }], ...values });

const answer = z.object({ message: z.string() });
async function saidBy(response: Response) {
  return { status: response.status, message: answer.parse(await response.json()).message };
}
const claim = async () => saidBy(await backend.send('POST', `${QUEST}/claim`));
const start = async () => saidBy(await task.send('Keep'));
const as = (persona: PersonaKey) => backend.signInAs(persona);

function link(persona: PersonaKey, address: string, flag: LinkedWalletRow['flag'] = 'DEFAULT') {
  const { db } = backend.world;
  db.linkedWallets = db.linkedWallets.filter((row) => row.address !== address);
  db.linkedWallets.push({
    id: `wal-${persona}-${address}`,
    userId: personaUserId(persona),
    address,
    name: null,
    flag,
    method: 'MESSAGE',
    linkedAt: 0,
  });
}

async function rewarded(persona: PersonaKey) {
  as(persona);
  await start();
  return claim();
}

describe('once per wallet', () => {
  const refusal = {
    status: 409,
    message: 'EPjF…Dt1v was already rewarded for this quest through another account.',
  };

  test('a wallet that moved to another account is not rewarded again', async () => {
    ask({});
    as('ambassador');
    await start();
    link('member', WALLET);
    expect((await rewarded('member')).status).toBe(200);
    link('ambassador', WALLET);
    as('ambassador');
    expect(await claim()).toEqual(refusal);
  });

  test('the new account of a rewarded wallet is refused before it starts', async () => {
    ask({});
    link('member', WALLET);
    await rewarded('member');
    link('ambassador', WALLET);
    as('ambassador');
    expect(await start()).toEqual(refusal);
    expect(await task.quest()).toMatchObject({
      isOpen: false,
      conditions: [{ label: 'Wallet not rewarded yet', met: false }],
    });
  });

  test('any linked wallet that was rewarded counts', async () => {
    ask({});
    link('member', WALLET);
    await rewarded('member');
    link('ambassador', 'So11111111111111111111111111111111111111112');
    link('ambassador', WALLET, 'NOT_DEFAULT');
    as('ambassador');
    expect((await start()).status).toBe(409);
  });

  test('a claim of an earlier version counts by its payout', async () => {
    ask({});
    await rewarded('member');
    const [row] = backend.world.db.submissions;
    delete row?.rewardedAddress;
    const [payout] = backend.world.db.payouts;
    if (!row || !payout) throw new Error('The seed has no payout.');
    backend.world.db.payouts = [{ ...payout, address: WALLET, ref: `${row.id} 0` }];
    link('ambassador', WALLET);
    as('ambassador');
    expect((await start()).status).toBe(409);
  });

  test.each(['claims of today', 'claims of earlier versions'])(
    'a wallet is still recognized after its account is deleted, without a stored address (%s)',
    async (which) => {
      ask({});
      link('member', WALLET);
      await rewarded('member');
      const { db } = backend.world;
      const [row] = db.submissions;
      const [payout] = db.payouts;
      if (!row || !payout) throw new Error('The seed has no payout.');
      db.payouts = [];
      if (which !== 'claims of today') {
        delete row.rewardedAddress;
        db.payouts = [{ ...payout, userId: row.userId, address: WALLET, ref: `${row.id} 0` }];
      }
      const user = db.users.find(({ id }) => id === row.userId);
      if (user) deleteUser(backend.world, user);
      expect(JSON.stringify([db.submissions, db.payouts])).not.toContain(WALLET);
      link('ambassador', WALLET);
      as('ambassador');
      expect((await start()).status).toBe(409);
    },
  );

  test('a recurring quest rewards the wallet again in the next period', async () => {
    ask({ recurrence: 'DAILY' });
    link('member', WALLET);
    await rewarded('member');
    link('ambassador', WALLET);
    backend.world.clock.advance(86_400_000);
    expect((await rewarded('ambassador')).status).toBe(200);
  });

  test('with the rule off, the wallet is rewarded again', async () => {
    ask({ isOncePerWallet: false });
    link('member', WALLET);
    await rewarded('member');
    link('ambassador', WALLET);
    expect((await rewarded('ambassador')).status).toBe(200);
  });
});

describe('captcha', () => {
  function setUp(enabled: boolean) {
    const { db } = backend.world;
    const row = db.modules.find(
      ({ serverId, slug }) => serverId === 'srv-keep' && slug === 'verification-bot',
    );
    if (row) row.enabled = enabled;
    const member = db.members.find(
      ({ serverId, userId }) => serverId === 'srv-keep' && userId === personaUserId('member'),
    );
    if (member) member.roles = [];
    const guild = db.guilds.find(({ id }) => id === 'srv-keep');
    const role = guild?.roles.find(({ name }) => name === 'Verified');
    return () =>
      member?.roles.push({ roleId: role?.id ?? '', source: 'HAND', because: null, at: 0 });
  }

  test('a member who did not pass cannot start, and sees where to pass', async () => {
    setUp(true);
    ask({ needsCaptcha: true });
    as('member');
    const why = 'Pass the captcha in #verify on Discord first.';
    expect(await start()).toEqual({ status: 409, message: why });
    expect((await task.quest()).conditions).toMatchObject([
      {
        label: 'Passed the captcha',
        met: false,
        why,
        fix: { label: 'Open server page', path: '/dashboard/server/solana-keep' },
      },
    ]);
  });

  test('a member who passed can start', async () => {
    const pass = setUp(true);
    ask({ needsCaptcha: true });
    pass();
    as('member');
    expect((await start()).status).toBe(200);
    expect((await task.quest()).conditions).toMatchObject([{ met: true }]);
  });

  test('the claim requires the captcha as well', async () => {
    setUp(true);
    ask({});
    as('member');
    await start();
    ask({ needsCaptcha: true });
    expect((await claim()).status).toBe(409);
  });

  test('the captcha is required even where any condition suffices', async () => {
    setUp(true);
    ask({ needsCaptcha: true, match: 1, conditions: [{ kind: 'DATE', day: '2020-01-01' }] });
    as('member');
    expect((await start()).status).toBe(409);
  });

  test('a missing captcha setup is explained to the member', async () => {
    setUp(false);
    ask({ needsCaptcha: true });
    as('member');
    expect((await start()).message).toBe(
      'Captcha verification isn’t set up on this server. Ask its team.',
    );
  });
});

describe('once per internet connection', () => {
  const message = 'Another member already completed this quest from your IP address.';
  const from = (persona: PersonaKey, address: string | null) => {
    backend.address = address;
    as(persona);
  };

  test('a second member from the same address is refused', async () => {
    ask({ isOncePerIp: true });
    from('member', '203.0.113.7');
    await start();
    from('ambassador', '203.0.113.7');
    expect(await start()).toEqual({ status: 409, message });
    from('ambassador', '203.0.113.8');
    expect((await start()).status).toBe(200);
  });

  test('a member who completed the quest can claim from any address', async () => {
    ask({ isOncePerIp: true });
    from('member', '203.0.113.7');
    await start();
    from('ambassador', '203.0.113.8');
    await start();
    from('member', '203.0.113.8');
    expect((await claim()).status).toBe(200);
  });

  test('a submission for review counts', async () => {
    task.ask({ kind: 'TEXT' }, { isOncePerIp: true, validation: 'MANUAL' });
    from('ambassador', '203.0.113.7');
    await start();
    from('member', '203.0.113.7');
    await start();
    await backend.send('POST', `${QUEST}/submit`);
    from('ambassador', '203.0.113.7');
    expect(await saidBy(await backend.send('POST', `${QUEST}/submit`))).toEqual({
      status: 409,
      message,
    });
  });

  test('members without a known address are not refused', async () => {
    ask({ isOncePerIp: true });
    from('member', null);
    await start();
    from('ambassador', null);
    expect((await start()).status).toBe(200);
  });

  test('no address is stored, and no connection while the rule is off', async () => {
    ask({});
    from('member', '203.0.113.7');
    await start();
    expect(backend.world.db.questConnections).toEqual([]);
    ask({ isOncePerIp: true });
    from('ambassador', '203.0.113.7');
    await start();
    expect(backend.world.db.questConnections[0]?.seen).toHaveLength(1);
    expect(encodeSnapshot(backend.world.snapshot())).not.toContain('203.0.113.7');
  });

  test.each([
    ['ends', { isOncePerIp: true, publish: 'ENDED' }],
    ['no longer asks', { isOncePerIp: false }],
  ])('connections are deleted when the quest %s', async (_, values) => {
    ask({ isOncePerIp: true });
    from('member', '203.0.113.7');
    await start();
    ask(values);
    const guild = backend.world.db.guilds.find(({ id }) => id === 'srv-keep');
    if (guild) await settleQuests(backend.world, guild);
    expect(backend.world.db.questConnections.map(({ questId }) => questId)).not.toContain(
      QUESTS.gate,
    );
  });
});
