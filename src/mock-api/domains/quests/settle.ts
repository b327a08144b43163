import { questPath } from '@/features/server/memberships/paths';
import { listed } from '@/shared/text/listed';
import { hashOf } from '../../store/hashed';
import type { GuildRow } from '../guilds/rows';
import { readFirstTransactions } from '../wallets/firstTransactions';
import { tell } from '../notifier/news';
import { runPayouts } from '../payouts/payouts';
import { sweepFiles } from './sweep';
import type { World } from '../../store/world';
import { forgetConnections } from './connections';
import { allQuestsOf, type QuestSpec, type QuestsOfServer } from './questOf';
import { labelOf, rewardsOf } from './rewards';
import { startRow, submissionsOf, type SubmissionRow } from './rows';
import { finish } from './submissions';
import { choiceFor } from './winners';

/** Does everything due on a server, and returns the quests on its board. */
export const settleQuests = async (world: World, guild: GuildRow): Promise<QuestSpec[]> =>
  (await settleAll(world, guild)).board;

/**
 * Does everything due on a server: decisions take effect, quests end, raffles are drawn, payouts continue. For quests
 * off the board only decisions take effect, since members cannot take part.
 */
export async function settleAll(world: World, guild: GuildRow): Promise<QuestsOfServer> {
  const { board, away } = await allQuestsOf(world, guild);
  const now = world.clock.now();
  if (board.some(asksWalletAge)) await readFirstTransactions(world);
  for (const quest of [...board, ...away]) {
    const isOn = quest.offBoard === null;
    if (isOn && quest.status === 'LIVE') noteStart(world, quest);
    const rows = submissionsOf(world.db, quest.id);
    for (const row of rows) decide(world, guild, quest, row, now);
    if (choiceFor(world, quest)) lose(world, rows);
    if (isOn && quest.status === 'ENDED') close(quest, rows);
  }
  forgetConnections(world, guild.id, [...board, ...away]);
  await sweepFiles(world, guild, board);
  await runPayouts(world);
  return { board, away };
}

/** Submissions approved after the winners were chosen have not won and expire. */
function lose(world: World, rows: readonly SubmissionRow[]): void {
  for (const row of rows) {
    if (row.state !== 'APPROVED') continue;
    row.state = 'EXPIRED';
    row.version += 1;
    world.changed();
  }
}

const asksWalletAge = ({ values }: QuestSpec) =>
  values.conditions.some(({ kind }) => kind === 'WALLET_AGE');

function noteStart(world: World, { id, begunAt }: QuestSpec): void {
  if (startRow(world.db, id)) return;
  world.db.questStarts.push({ questId: id, at: begunAt });
  world.changed();
}

function decide(
  world: World,
  guild: GuildRow,
  quest: QuestSpec,
  row: SubmissionRow,
  now: number,
): void {
  const { decision } = row;
  if (row.state !== 'IN_REVIEW' || decision === null || decision.effectiveAt > now) return;
  const isApproved = decision.verdict === 'APPROVE';
  for (const task of Object.values(row.tasks))
    if (task.state === 'IN_REVIEW') task.state = isApproved ? 'VERIFIED' : 'REJECTED';
  if (isApproved) finish(quest, row);
  else row.state = 'REJECTED';
  row.version += 1;
  tell(world, row.userId, 'user', {
    event: 'REVIEW',
    title: isApproved ? `“${quest.title}” was approved` : `“${quest.title}” was rejected`,
    text: isApproved ? approvedText(guild, quest, row) : (decision.note ?? ''),
    path: questPath(guild.slug, quest.slug),
  });
  world.changed();
}

/** In a raffle, or with winners chosen by the team, the reward isn't certain yet. */
function approvedText(guild: GuildRow, quest: QuestSpec, { state }: SubmissionRow): string {
  if (state !== 'CLAIMABLE') return 'Winners are chosen after the quest ends.';
  const rewards = rewardsOf(quest).map((reward) => labelOf(guild, reward));
  return rewards.length === 0
    ? 'Your reward is ready to claim.'
    : `Ready to claim: ${listed(rewards)}.`;
}

/** Started submissions expire with the quest. The raffle is drawn once, when no submission waits for review anymore. */
function close(quest: QuestSpec, rows: readonly SubmissionRow[]): void {
  for (const row of rows) if (row.state === 'IN_PROGRESS') row.state = 'EXPIRED';
  if (quest.values.method !== 'RAFFLE') return;
  if (rows.some(({ state }) => state === 'IN_REVIEW')) return;
  const entrants = rows
    .filter(({ state }) => state === 'APPROVED')
    .toSorted((one, other) => hashOf(quest.id, one.id) - hashOf(quest.id, other.id));
  for (const [place, row] of entrants.entries())
    row.state = place < quest.values.winners ? 'CLAIMABLE' : 'EXPIRED';
}
