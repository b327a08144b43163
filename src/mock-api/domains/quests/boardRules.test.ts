// @vitest-environment node
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { completeValues } from '@/features/modules/engine/schema';
import type { Values } from '@/features/modules/common-fields/field';
import quest from '@/features/modules/definitions/quest/definition';
import { QUESTS } from '../../seed/modules/quests';
import { createTestBackend, type TestBackend } from '../../hosts/vitest/testServer';
import { scriptedChain } from '../../testing/scriptedChain';
import { UNDO } from '../../store/constants';

const BOARD = '/api/questboard/solana-keep';
const QUEST = `${BOARD}/quests/through-the-gate`;
const SUBMISSIONS = '/api/servers/srv-keep/submissions';
const DAY = 86_400_000;

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend({ startChain: async () => scriptedChain() });
  backend.signInAs('member');
});
afterEach(() => backend.close());

const moduleAt = (slug: string) => {
  const row = backend.world.db.modules.find(
    (each) => each.serverId === 'srv-keep' && each.slug === slug,
  );
  if (!row) throw new Error('The seed has no such module.');
  return row;
};
function ruleAt(slug: string, id: string) {
  const rule = moduleAt(slug).rules.find((each) => each.id === id);
  if (!rule) throw new Error('Rule not found.');
  return rule;
}
function change(slug: string, id: string, values: Values) {
  const rule = ruleAt(slug, id);
  rule.values = { ...rule.values, ...values };
  return rule;
}
const GATE = () => String(ruleAt('quest', QUESTS.gate).values['categoryId']);
const day = (days: number) =>
  new Date(backend.world.clock.now() + days * DAY).toISOString().slice(0, 10);

const answer = z.object({ message: z.string(), data: z.unknown() });
const read = async (path: string) => {
  const response = await backend.send('GET', path);
  return { status: response.status, ...answer.parse(await response.json()) };
};

const closings: [name: string, values: () => Values, label: string][] = [
  [
    'a day to come',
    () => ({ hasStart: true, startDate: day(3), timeZone: 'UTC' }),
    'Category opens on',
  ],
  [
    'a day that is over',
    () => ({ hasEnd: true, endDate: day(-2), timeZone: 'UTC' }),
    'Category closed after',
  ],
  ['a role', () => ({ visibility: 'ROLE', roles: ['0'] }), 'Has the role'],
  ['another category', () => ({ unlockAfter: 'rule-cat-tower' }), 'Complete every quest in “'],
];

test.each(closings)(
  'a category is closed by %s, on the board and for submissions',
  async (_, values, label) => {
    const other = moduleAt('task-to-earn').rules.find(({ id }) => id !== GATE());
    const second = moduleAt('quest').rules.find(({ id }) => id !== QUESTS.gate);
    if (!other || !second) throw new Error('The seed has too little.');
    Object.assign(second, { enabled: true });
    second.values = { ...second.values, categoryId: other.id, publish: 'LIVE', hasEnd: false };
    const own = values();
    change('task-to-earn', GATE(), {
      defaultFlag: 'NOT_DEFAULT',
      ...own,
      ...('unlockAfter' in own ? { unlockAfter: other.id } : {}),
    });
    const board = await read(BOARD);
    expect(board.data).toMatchObject({
      categories: expect.arrayContaining([
        expect.objectContaining({
          id: GATE(),
          lockedBecause: expect.stringContaining(label) as unknown,
        }),
      ]) as unknown,
    });
    const { data } = await read(QUEST);
    expect(data).toMatchObject({ isOpen: false });
    expect(JSON.stringify(data)).toContain(label);
    const submitted = await backend.send('POST', `${QUEST}/submit`);
    expect(submitted.status).toBe(409);
    expect(answer.parse(await submitted.json()).message).toContain(label);
  },
);

test.each([
  ['<:keep:771100000000000001>', '/__mock/pictures/emoji/keep.svg'],
  ['<a:torch:771100000000000003>', '/__mock/pictures/emoji/torch-still.svg'],
  ['<:gone:771100000000000099>', null],
  ['🏰', null],
])('a category with %s comes with the picture %s', async (emoji, emojiPicture) => {
  change('task-to-earn', GATE(), { emoji });
  const { data } = await read(BOARD);
  expect(data).toMatchObject({
    categories: expect.arrayContaining([
      expect.objectContaining({ id: GATE(), emoji, emojiPicture }),
    ]) as unknown,
  });
});

const offs: [name: string, values: Values, off: () => string][] = [
  ['its own category', { visibility: 'ROLE', roles: ['0'] }, () => GATE()],
  ['the one before it', { unlockAfter: 'rule-cat-tower' }, () => 'rule-cat-tower'],
];
test.each(offs)('switching %s off opens nothing', async (_, values, off) => {
  const { id: questId } = ruleAt('quest', QUESTS.gate);
  moduleAt('task-to-earn').rules.push({
    ...ruleAt('task-to-earn', GATE()),
    id: 'rule-cat-tower',
    values: { name: 'Tower' },
  });
  moduleAt('quest').rules.push({
    ...ruleAt('quest', questId),
    id: 'rule-quest-tower',
    values: { ...ruleAt('quest', questId).values, name: 'Up', categoryId: 'rule-cat-tower' },
  });
  change('task-to-earn', GATE(), { defaultFlag: 'NOT_DEFAULT', ...values });
  expect((await read(QUEST)).data).toMatchObject({ isOpen: false });
  ruleAt('task-to-earn', off()).enabled = false;
  expect((await read(QUEST)).data).toMatchObject({ isOpen: false });
});

test('a category without dates, order or audience is open to everyone', async () => {
  change('task-to-earn', GATE(), {
    defaultFlag: 'NOT_DEFAULT',
    visibility: 'PUBLIC',
    hasStart: false,
    hasEnd: false,
    unlockAfter: '',
  });
  const { data } = await read(BOARD);
  expect(data).toMatchObject({
    categories: expect.arrayContaining([
      expect.objectContaining({ id: GATE(), lockedBecause: null }),
    ]) as unknown,
  });
});

const ways: [name: string, take: () => void, note: string][] = [
  [
    'archived',
    () => void change('quest', QUESTS.gate, { publish: 'ARCHIVED' }),
    'This quest is archived.',
  ],
  [
    'paused',
    () => void change('quest', QUESTS.gate, { publish: 'PAUSED' }),
    'This quest is paused.',
  ],
  [
    'of a module that is switched off',
    () => void (moduleAt('quest').enabled = false),
    'Quests are off on this server or not in its package.',
  ],
];

test.each(ways)(
  'a submission in a quest that is %s can be reviewed, and becomes claimable',
  async (_, take, note) => {
    const { db, clock } = backend.world;
    const row = db.submissions.find(
      ({ questId, state }) => questId === QUESTS.gate && state === 'IN_REVIEW',
    );
    if (!row) throw new Error('No one waits.');
    row.userId = 'usr-member';
    take();
    backend.signInAs('owner');
    const inbox = await read(`${SUBMISSIONS}?state=IN_REVIEW&questId=${QUESTS.gate}&size=50`);
    expect(JSON.stringify(inbox.data)).toContain(row.id);
    expect((await read(`${SUBMISSIONS}/${row.id}`)).data).toMatchObject({
      submission: { questNote: note },
    });
    const decided = await backend.send('PUT', `${SUBMISSIONS}/${row.id}/decision`, {
      verdict: 'APPROVE',
      version: row.version,
    });
    expect(decided.status).toBe(200);
    clock.advance(UNDO);
    backend.signInAs('member');
    expect((await read(QUEST)).data).toMatchObject({ state: 'CLAIMABLE' });
  },
);

const offBoard = ways.filter(([name]) => name !== 'paused');

test.each(offBoard)(
  'a member still sees a claimed reward of a quest that is %s',
  async (_, take) => {
    const { db } = backend.world;
    const row = db.submissions.find(({ questId }) => questId === QUESTS.gate);
    if (!row) throw new Error('The seed has no submission.');
    take();
    expect((await read(QUEST)).status).toBe(404);
    Object.assign(row, { userId: 'usr-member', state: 'CLAIMED', claimedAt: 1 });
    expect((await read(QUEST)).data).toMatchObject({ deliveries: [{ kind: 'POINTS' }, {}] });
  },
);

test('a quest that another quest requires is not deleted, and the error names that quest', async () => {
  const second = moduleAt('quest').rules.find(({ id }) => id !== QUESTS.gate);
  if (!second) throw new Error('The seed has one quest.');
  second.values = {
    ...second.values,
    name: 'After the gate',
    conditions: [{ kind: 'QUEST_DONE', questId: QUESTS.gate }],
  };
  backend.signInAs('owner');
  const removed = await backend.send(
    'DELETE',
    `/api/servers/srv-keep/modules/quest/rules/${QUESTS.gate}`,
  );
  expect(removed.status).toBe(409);
  expect(answer.parse(await removed.json()).message).toContain('“After the gate” uses this');
});

test('a quest with chosen winners cannot be reopened, and the error says why', async () => {
  backend.world.db.winnerChoices.push({
    questId: QUESTS.best,
    serverId: 'srv-keep',
    by: 'usr-owner',
    at: 0,
    submissionIds: [],
  });
  backend.signInAs('owner');
  const { values: seeded, version, enabled } = ruleAt('quest', QUESTS.best);
  const values = completeValues(quest.fields, seeded);
  const path = `/api/servers/srv-keep/modules/quest/rules/${QUESTS.best}`;
  const save = async (publish: string) =>
    backend.send('PUT', path, { values: { ...values, publish }, version, enabled });
  const opened = await save('LIVE');
  expect(opened.status).toBe(409);
  expect(answer.parse(await opened.json()).message).toContain('already has winners');
  expect((await save('ENDED')).status).toBe(200);
});
