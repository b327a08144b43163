// @vitest-environment node
import { ed25519 } from '@noble/curves/ed25519.js';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Quest } from '@/features/earning/quests/quest';
import { isRow } from '@/shared/api/lenient';
import { encodeBase58 } from '@/shared/solana/base58';
import { QUESTS } from '../../seed/modules/quests';
import type { Chain } from '../../chain/chain';
import { collections } from '../market/market';
import { createTestBackend, type TestBackend } from '../../hosts/vitest/testServer';
import { ledgerAddress } from '../payouts/ledgerKey';
import { reserve } from '../payouts/payouts';
import { UNDO } from '../../store/constants';

const BOARD = '/api/questboard/solana-keep';
const QUEST = `${BOARD}/quests/through-the-gate`;
const REVIEWS = '/api/servers/srv-keep/submissions';
const REWARD = 50_000_000n;
const STORY = 'A friend of mine showed me the tower.';

let backend: TestBackend;
let chain: Chain;
let wallet: { secret: Uint8Array; address: string };

beforeEach(async () => {
  backend = createTestBackend();
  chain = await backend.world.chain();
  const secret = ed25519.utils.randomSecretKey();
  wallet = { secret, address: encodeBase58(ed25519.getPublicKey(secret)) };
  backend.signInAs('member');
});
afterEach(() => backend.close());

const envelope = z.object({ data: z.custom<Quest>(isRow) });
const quest = async (answer: Response) => envelope.parse(await answer.json()).data;
const read = async () => quest(await backend.send('GET', QUEST));
const taskOf = async (kind: string) => {
  const found = (await read()).tasks.find((task) => task.kind === kind);
  if (!found) throw new Error(`The quest has no task ${kind}.`);
  return found;
};
const check = async (kind: string, answer?: string) => {
  const { id } = await taskOf(kind);
  return backend.send('POST', `${QUEST}/tasks/${id}`, answer === undefined ? {} : { answer });
};
const later = (ms: number) => backend.world.clock.advance(ms);

/** Links the wallet and puts a piece of the first collection into it. */
async function ownKeeper() {
  const { db, clock } = backend.world;
  db.linkedWallets.push({
    id: 'wal-1',
    userId: 'usr-member',
    address: wallet.address,
    name: null,
    flag: 'DEFAULT',
    method: 'MESSAGE',
    linkedAt: clock.now(),
  });
  db.holdings.push({
    wallet: wallet.address,
    asset: collections[0]?.address ?? '',
    amount: '1',
    since: clock.now(),
  });
}

async function verified() {
  const role = backend.world.db.guilds
    .find(({ id }) => id === 'srv-keep')
    ?.roles.find(({ name }) => name === 'Verified');
  const member = backend.world.db.members.find(
    ({ serverId, userId }) => serverId === 'srv-keep' && userId === 'usr-member',
  );
  if (!role || !member) throw new Error('The seed lacks the member or the role.');
  member.roles = [{ roleId: role.id, source: 'HAND', because: null, at: 0 }];
}

async function doAll() {
  await ownKeeper();
  await verified();
  await check('DISCORD_ROLE');
  await check('QUIZ', 'No one on our team');
  await check('POLL', 'Keep');
  await check('HOLD_NFT');
  return check('TEXT', STORY);
}

/** The member's own submission, as a reviewer sees it. */
async function asReviewer() {
  backend.signInAs('reviewer');
  const own = backend.world.db.submissions.findLast(
    ({ userId, questId }) => userId === 'usr-member' && questId === QUESTS.gate,
  );
  if (!own) throw new Error('Nothing was handed in.');
  return { place: `${REVIEWS}/${own.id}`, own };
}

async function approve() {
  const { place, own } = await asReviewer();
  const body = { verdict: 'APPROVE', version: own.version };
  const { status } = await backend.send('PUT', `${place}/decision`, body);
  later(UNDO);
  backend.signInAs('member');
  return status;
}

describe('tasks', () => {
  test('without a wallet fail for identity, with a link to fix it', async () => {
    const { tasks } = await quest(await check('HOLD_NFT'));
    expect(tasks.find(({ kind }) => kind === 'HOLD_NFT')).toMatchObject({
      state: 'NOT_SATISFIED',
      reason: 'IDENTITY',
      fix: { path: '/dashboard/profile/wallets' },
    });
  });

  test('with an empty wallet fail for evidence', async () => {
    await ownKeeper();
    backend.world.db.holdings = [];
    const { tasks } = await quest(await check('HOLD_NFT'));
    expect(tasks.find(({ kind }) => kind === 'HOLD_NFT')?.reason).toBe('EVIDENCE');
  });

  test('of a quiz allow a right answer after a wrong answer', async () => {
    await check('QUIZ', 'Anyone');
    await check('QUIZ', 'No one on our team');
    expect((await taskOf('QUIZ')).state).toBe('VERIFIED');
  });

  test('never reveal the right answer before it is given', async () => {
    const told = JSON.stringify(await read());
    expect(told).not.toMatch(/"right"|endpoint/);
  });

  test('with an invalid answer are refused at the field', async () => {
    const answer = await check('TEXT', 'short');
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ data: { errors: [{ path: 'answer' }] } });
  });
});

describe('from the first task to the chain', () => {
  test('the reward arrives as points, and as SOL from the ledger wallet', async () => {
    await doAll();
    expect((await quest(await backend.send('POST', `${QUEST}/submit`))).state).toBe('IN_REVIEW');
    expect(await approve()).toBe(200);
    expect((await read()).state).toBe('CLAIMABLE');
    const before = chain.balance(ledgerAddress('srv-keep'));
    const claimed = await quest(await backend.send('POST', `${QUEST}/claim`));
    expect(claimed).toMatchObject({ state: 'CLAIMED' });
    await backend.send('GET', QUEST);
    expect(chain.balance(wallet.address)).toBe(REWARD);
    expect(before - chain.balance(ledgerAddress('srv-keep'))).toBeGreaterThan(REWARD);
    const points = await backend.send('GET', '/api/points/task-to-earn/solana-keep');
    expect(await points.json()).toMatchObject({ data: { available: 100, earned: 100 } });
  });

  test('simultaneous claims are paid once', async () => {
    await doAll();
    await backend.send('POST', `${QUEST}/submit`);
    await approve();
    const claims = ['a', 'b', 'c'].map(() => backend.send('POST', `${QUEST}/claim`));
    await Promise.all(claims);
    await backend.send('GET', QUEST);
    expect(chain.balance(wallet.address)).toBe(REWARD);
    const paid = backend.world.db.payouts.filter(({ address }) => address === wallet.address);
    expect(paid).toHaveLength(1);
  });

  test('a lost transfer is resent after it expires, and pays once', async () => {
    await doAll();
    await backend.send('POST', `${QUEST}/submit`);
    await approve();
    chain.setFault({ method: 'sendTransaction', kind: 'swallow', times: 2 });
    await backend.send('POST', `${QUEST}/claim`);
    await backend.send('GET', QUEST);
    expect(chain.balance(wallet.address)).toBe(0n);
    chain.clearFaults();
    chain.advanceBlocks(200);
    await backend.send('GET', QUEST);
    await backend.send('GET', QUEST);
    expect(chain.balance(wallet.address)).toBe(REWARD);
  });

  test('a reward the ledger wallet cannot pay is refused, and remains claimable', async () => {
    await doAll();
    await backend.send('POST', `${QUEST}/submit`);
    await approve();
    const other = { serverId: 'srv-keep', userId: 'usr-1', address: wallet.address, ref: '' };
    reserve(backend.world, {
      ...other,
      label: '',
      mint: null,
      amount: 24_990_000_000n,
      isWaiting: true,
    });
    expect((await backend.send('POST', `${QUEST}/claim`)).status).toBe(409);
    expect((await read()).state).toBe('CLAIMABLE');
  });

  test('a claim beyond the claim limit is refused', async () => {
    const rule = backend.world.db.modules
      .flatMap(({ rules }) => rules)
      .find(({ id }) => id === QUESTS.gate);
    if (!rule) throw new Error('The seed has no such quest.');
    await doAll();
    await backend.send('POST', `${QUEST}/submit`);
    await approve();
    const other = backend.world.db.submissions.find(
      ({ questId, userId }) => questId === QUESTS.gate && userId !== 'usr-member',
    );
    rule.values = { ...rule.values, claimLimit: 1 };
    Object.assign(other ?? {}, { state: 'CLAIMED', claimedAt: backend.world.clock.now() });
    expect((await backend.send('POST', `${QUEST}/claim`)).status).toBe(409);
  });
});

describe('review', () => {
  beforeEach(async () => {
    await doAll();
    await backend.send('POST', `${QUEST}/submit`);
  });

  test('a decision is hidden from the member for ten seconds, and can be undone', async () => {
    const { place, own } = await asReviewer();
    await backend.send('PUT', `${place}/decision`, { verdict: 'APPROVE', version: own.version });
    backend.signInAs('member');
    expect((await read()).state).toBe('IN_REVIEW');
    backend.signInAs('reviewer');
    expect((await backend.send('DELETE', `${place}/decision`)).status).toBe(200);
    later(UNDO);
    backend.signInAs('member');
    expect((await read()).state).toBe('IN_REVIEW');
  });

  test('a decision cannot be undone afterwards', async () => {
    await approve();
    const { place } = await asReviewer();
    expect((await backend.send('DELETE', `${place}/decision`)).status).toBe(409);
  });

  test('the second of two reviewers gets a conflict', async () => {
    const { place, own } = await asReviewer();
    const { version } = own;
    await backend.send('PUT', `${place}/decision`, { verdict: 'APPROVE', version });
    backend.signInAs('owner');
    const body = { verdict: 'REJECT', version, note: 'No.' };
    expect((await backend.send('PUT', `${place}/decision`, body)).status).toBe(409);
  });

  test('a rejection needs a reason', async () => {
    const { place, own } = await asReviewer();
    const body = { verdict: 'REJECT', version: own.version };
    expect((await backend.send('PUT', `${place}/decision`, body)).status).toBe(400);
  });

  test('a rejected member sees the reason, and can retry after the cooldown', async () => {
    const { place, own } = await asReviewer();
    const note = 'Tell us a little more.';
    await backend.send('PUT', `${place}/decision`, {
      verdict: 'REJECT',
      version: own.version,
      note,
    });
    later(UNDO);
    backend.signInAs('member');
    expect(await read()).toMatchObject({ state: 'REJECTED', note, mayRetry: true });
    expect((await check('TEXT', STORY)).status).toBe(409);
    later(3_600_000);
    backend.signInAs('member');
    const again = await quest(await check('TEXT', `${STORY} And the people are kind.`));
    expect(again.state).toBe('IN_PROGRESS');
    expect(again.attempts).toHaveLength(1);
  });

  test('a reviewer cannot decide on their own submission', async () => {
    const { own, place } = await asReviewer();
    own.userId = 'usr-reviewer';
    const body = { verdict: 'APPROVE', version: own.version };
    expect((await backend.send('PUT', `${place}/decision`, body)).status).toBe(403);
  });

  test('an editor cannot review', async () => {
    backend.world.db.access = [
      { serverId: 'srv-keep', userId: 'usr-reviewer', roleId: null, role: 'editor' },
    ];
    backend.signInAs('reviewer');
    expect((await backend.send('GET', REVIEWS)).status).toBe(403);
    expect((await backend.send('GET', '/api/servers/srv-keep/modules')).status).toBe(200);
  });
});

test('the board of an unlisted server is refused to people who are not on it', async () => {
  for (const guild of backend.world.db.guilds) guild.isListed = false;
  backend.signInAs('newcomer');
  expect((await backend.send('GET', BOARD)).status).toBe(403);
});
