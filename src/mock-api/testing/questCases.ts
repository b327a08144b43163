import { completeValues } from '@/features/modules/engine/schema';
import type { Values } from '@/features/modules/common-fields/field';
import categories from '@/features/modules/definitions/task-to-earn/definition';
import quest from '@/features/modules/definitions/quest/definition';
import { DAY } from '@/shared/time/durations';
import { createClock } from '../store/clock';
import { collections, tokens } from '../domains/market/market';
import { holdsRole, memberOf } from '../domains/members/members';
import type { MemberContext } from '../domains/conditions/conditions';
import { personaUserId } from '../domains/accounts/personas';
import { scriptedChain } from './scriptedChain';
import { createWorld } from '../createWorld';
import { checkTask } from '../domains/quests/check';
import { wrongAnswer } from '../domains/quests/check/wrongAnswer';
import { claim } from '../domains/quests/claim';
import { connectionHash, noteConnection, sharedConnection } from '../domains/quests/connections';
import { rewardedWallet } from '../domains/quests/guards';
import { allQuestsOf, questWith, type QuestSpec } from '../domains/quests/questOf';
import { deliveriesOf } from '../domains/quests/deliveries';
import type { SubmissionRow, TaskRow } from '../domains/quests/rows';
import { conditionsFor, freshTask, isFull, progress } from '../domains/quests/submissions';
import { boardView, questViewOf } from '../domains/quests/views';

/** Time of the cases, ms since 1970. */
export const NOON = Date.UTC(2026, 10, 20, 12);
/** The member's linked wallet: 40 days old, with one Keeper and one of the first token that isn't SOL. */
export const WALLET = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v';
export const KEEPERS = collections[0]?.address ?? '';
/** A collection with NFTs in the ledger wallet. */
export const PAID_COLLECTION = collections[1]?.address ?? '';
export const KEEPCOIN = tokens.find(({ symbol }) => symbol === 'KEEP')?.mint ?? '';

/** A submission of the member for a case's quest. */
export const tried = (row: Partial<SubmissionRow>): SubmissionRow => ({
  id: 'sub',
  serverId: 'srv-keep',
  questId: 'quest',
  userId: personaUserId('member'),
  attempt: 1,
  version: 1,
  state: 'IN_PROGRESS',
  tasks: {},
  startedAt: NOON,
  submittedAt: null,
  decision: null,
  claimedAt: null,
  code: null,
  ...row,
});

function required<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('The seed or the case is too small.');
  return value;
}

/** A server with a member, for cases of the settings of quests and their categories. Each case restores the state. */
export function createQuestCases() {
  const world = createWorld({
    clock: createClock(0, () => NOON),
    startChain: async () => scriptedChain(),
  });
  const { db } = world;
  const guild = db.guilds.find(({ id }) => id === 'srv-keep');
  const userId = personaUserId('member');
  if (!guild) throw new Error('The seed has no such server.');
  const member = required(memberOf(world, guild.id, userId));
  const context: MemberContext = { world, guild, userId };
  const roleNamed = (wanted: string) => required(guild.roles.find(({ name }) => name === wanted));
  const [role, otherRole] = [roleNamed('Verified'), roleNamed('Whale')];
  const [channel, otherChannel] = [required(guild.channels[0]), required(guild.channels[1])];

  const own = { serverId: guild.id, userId, messageId: null, text: null };
  const at = NOON - DAY;
  Object.assign(db, { submissions: [tried({ id: 'done', questId: 'other', claimedAt: at })] });
  Object.assign(db, { payouts: [], points: [], questStarts: [] });
  db.activity = [
    { ...own, channelId: channel.id, kind: 'MESSAGE', at, amount: 1 },
    { ...own, channelId: channel.id, kind: 'VOICE', at, amount: 10 },
  ];
  db.linkedWallets = [
    {
      id: 'wal',
      userId,
      address: WALLET,
      name: null,
      flag: 'DEFAULT',
      method: 'SIWS',
      linkedAt: 0,
      firstUsedAt: NOON - 40 * DAY,
    },
  ];
  db.holdings.push(
    { wallet: WALLET, asset: KEEPERS, amount: '1', since: 0 },
    { wallet: WALLET, asset: KEEPCOIN, amount: '1', since: 0 },
  );
  member.roles = [{ roleId: role.id, source: 'HAND', because: null, at: 0 }];

  const questOf = (values: Values): QuestSpec =>
    questWith(world, { id: 'quest', updatedAt: 0 }, values);
  const view = (values: Values) => questViewOf(context, questOf(values), undefined, []);
  const firstTask = (values: Values) => {
    const [task] = questOf(values).tasks;
    if (!task) throw new Error('The quest has no task.');
    return task;
  };

  /** Runs a function with these additional submissions, and restores the state afterwards. */
  async function within<T>(rows: SubmissionRow[], work: () => T | Promise<T>): Promise<T> {
    const { submissions } = db;
    db.submissions = [...submissions, ...rows];
    const held = [...member.roles];
    try {
      return await work();
    } finally {
      Object.assign(db, { submissions, points: [], payouts: [], questConnections: [] });
      member.roles = held;
    }
  }
  const others = { id: 'theirs', userId: personaUserId('ambassador'), claimedAt: NOON };

  const rulesOf = (slug: string) => {
    const row = db.modules.find((each) => each.serverId === guild.id && each.slug === slug);
    if (!row) throw new Error(`The seed has no ${slug}.`);
    return row;
  };
  const rule = (id: string, values: Values) => ({
    id,
    enabled: true,
    version: 1,
    values,
    updatedAt: 0,
    updatedBy: null,
  });

  return {
    world,
    guild,
    context,
    /** A role the member holds, and one they don't. */
    roles: { held: role.id, other: otherRole.id },
    /** The channel where the member wrote once and stayed for ten minutes, and another. */
    channels: { used: channel.id, other: otherChannel.id },
    questOf,
    view,
    /** The first task as members see it. */
    task: (values: Values) => view(values).tasks[0],
    /** The error of an answer to the first task. */
    wrong: (values: Values, answer: string) => wrongAnswer(firstTask(values), answer),
    /** The state of the first task after a check. */
    check: async (values: Values, row: Partial<TaskRow> = {}) => {
      const task = firstTask(values);
      return (await checkTask(context, questOf(values), task, { ...freshTask(), ...row })).state;
    },
    conditions: (values: Values) => conditionsFor(context, questOf(values)),
    /** The state of a submission with all tasks done. */
    finished: (values: Values, id = 'sub') => {
      const spec = questOf(values);
      const tasks = spec.tasks.map((task) => [task.id, { ...freshTask(), state: 'VERIFIED' }]);
      const row = tried({ id, tasks: Object.fromEntries(tasks) });
      progress(context, spec, row);
      return row.state;
    },
    /** Results of a claim. */
    claimed: (values: Values) => {
      const row = tried({ state: 'CLAIMABLE' });
      return within([row], async () => {
        const spec = questOf(values);
        await claim(context, spec);
        return {
          points: db.points.map(({ points }) => points),
          isGiven: holdsRole(member, otherRole.id),
          code: row.code,
          deliveries: deliveriesOf(context, row, spec.values.rewards).map(({ label }) => label),
        };
      });
    },
    /** The first reward as it is stored. */
    reward: (values: Values) => required(questOf(values).values.rewards[0]),
    /** Whether the quest is full after one claim. */
    isFullAfterOne: (values: Values) =>
      within([tried(others)], () => isFull(context, questOf(values))),
    /** Result for the member's wallet if it was rewarded through another account. */
    rewarded: (values: Values) =>
      within([tried({ ...others, rewardedAddress: WALLET })], () =>
        rewardedWallet(context, questOf(values)),
      ),
    /** Status for a second member from the first one's IP address. */
    fromSameAddress: (values: Values) =>
      within([tried({ ...others, state: 'CLAIMED' })], async () => {
        const spec = questOf(values);
        const other = { ...context, userId: others.userId };
        const address = '203.0.113.7';
        noteConnection(other, spec, await connectionHash(other, spec, address));
        return sharedConnection(context, spec, await connectionHash(context, spec, address))
          ?.status;
      }),
    /** Whether the quest is on the board. */
    isOnBoard: async (values: Values) => {
      const row = rulesOf('quest');
      const { rules } = row;
      row.rules = [rule('quest', completeValues(quest.fields, values))];
      const { board } = await allQuestsOf(world, guild);
      row.rules = rules;
      return board.length > 0;
    },
    /** A category as the member sees it, after another with a quest they haven't done. */
    category: (values: Values) => {
      const row = rulesOf('task-to-earn');
      const { rules } = row;
      const first = completeValues(categories.fields, { name: 'First' });
      row.rules = [rule('first', first), rule('second', values)];
      const before = questWith(world, { id: 'before', updatedAt: 0 }, { categoryId: 'first' });
      const shown = boardView(context, [before]).categories.find(({ id }) => id === 'second');
      row.rules = rules;
      if (!shown) throw new Error(`The board has no category ${categories.read(values).name}.`);
      return shown;
    },
  };
}
