import type { claimableLineSchema } from '@/features/earning/claim-all/claimable';
import { earningSections, type EarningSection } from '@/features/earning/points/points';
import { counted } from '@/shared/text/language';
import type * as z from 'zod/mini';
import { Refusal } from '../../http/reply';
import { isoOrNull } from '../../store/clock';
import type { World } from '../../store/world';
import type { UserRow } from '../accounts/rows';
import { offerFor, type Offer } from '../claims/offer';
import type { MemberContext } from '../conditions/conditions';
import { settleHolderChecks } from '../holder-checks/settle';
import { serverOfMember } from '../members/boardOf';
import { memberOf } from '../members/members';
import { settleOrders } from '../orders/lifecycle';
import { needsApproval } from '../payouts/approval';
import type { Due } from '../payouts/funds';
import type { Piece } from '../payouts/rows';
import { entriesOf } from '../point-balances/sums';
import { duesOf, readyToTake } from '../quests/claim';
import type { QuestSpec } from '../quests/questOf';
import { settleAll } from '../quests/settle';
import { currentAt } from '../quests/submissions';
import { serverView } from '../quests/views';
import { defaultWallet } from '../wallets/wallets';
import { rewardOf, rewardTerms, tokensOf } from './gives';

type Line = z.input<typeof claimableLineSchema>;

/** Sources of points, as part of a sentence. */
const sources: Readonly<Record<EarningSection, string>> = {
  'task-to-earn': 'quests',
  'engage-to-earn': 'activity',
  'hold-to-earn': 'holding',
};
const sections: readonly EarningSection[] = ['task-to-earn', 'engage-to-earn', 'hold-to-earn'];

/** Amounts that a server's earlier lines take from its ledger wallet. */
interface Plan {
  rewards: Due[];
  pieces: Piece[];
  claims: Due[];
}

/** Everything a member can claim on all their servers, now or later. */
export async function claimableLines(world: World, user: UserRow): Promise<Line[]> {
  const lines: Line[] = [];
  for (const guild of world.db.guilds) {
    if (!guild.botPresent || !memberOf(world, guild.id, user.id)) continue;
    await settleOrders(world, guild.id);
    await settleHolderChecks(world, guild);
    const context = serverOfMember(world, user, guild.slug);
    if (context instanceof Refusal) continue;
    const { board, away } = await settleAll(world, guild);
    lines.push(...(await linesOfServer(context, [...board, ...away])));
  }
  return lines;
}

/** Rewards come first: they are claimed in full or not at all, while points can be claimed in part. */
async function linesOfServer(
  context: MemberContext,
  quests: readonly QuestSpec[],
): Promise<Line[]> {
  const plan: Plan = { rewards: [], pieces: [], claims: [] };
  const lines: Line[] = [];
  for (const quest of quests)
    if (currentAt(context, quest)?.state === 'CLAIMABLE')
      lines.push(await questLine(context, quest, plan));
  for (const section of sections) {
    const line = await pointsLine(context, section, plan);
    if (line) lines.push(line);
  }
  return lines;
}

async function questLine(context: MemberContext, quest: QuestSpec, plan: Plan): Promise<Line> {
  const { world, guild, userId } = context;
  const gives = quest.values.rewards.map((reward) => rewardOf(context, reward));
  const dues = duesOf(context, quest);
  const ready = await readyToTake(context, quest, null, {
    planned: { dues: plan.rewards, pieces: plan.pieces },
  });
  // Open without a wallet too, because linking one is part of claiming.
  const refusal = ready instanceof Refusal && ready.code !== 'wallet-needed' ? ready : null;
  if (!(ready instanceof Refusal)) {
    plan.rewards.push(...dues);
    plan.pieces.push(...ready.pieces.values());
  }
  const submission = currentAt(context, quest)?.id ?? '';
  return {
    id: `quest-${submission}`,
    server: serverView(guild),
    title: quest.title,
    path: `/dashboard/questboard/${guild.slug}/task-to-earn/${quest.slug}`,
    isOpen: refusal === null,
    message: refusal?.message ?? null,
    retryAt: null,
    needsWallet: dues.length > 0,
    needsApproval: dues.some((due) => needsApproval(world, guild.id, due)),
    address: defaultWallet(world, userId)?.address ?? null,
    gives,
    terms: {
      kind: 'QUEST',
      server: guild.slug,
      quest: quest.slug,
      submission,
      rewards: rewardTerms(gives),
    },
  };
}

/** Null without points, or on a server without an exchange rate. */
async function pointsLine(
  context: MemberContext,
  section: EarningSection,
  plan: Plan,
): Promise<Line | null> {
  const { world, guild, userId } = context;
  const module = earningSections[section];
  if (entriesOf(world, guild.id, userId, module).length === 0) return null;
  const offer = await offerFor({ ...context, module }, plan);
  const { state, policy, claimable, message, retryAt, lastClaimId } = offer;
  if (!policy || state === 'OFF') return null;
  const points = pointsOf(offer);
  const due = { mint: policy.mint, amount: BigInt(points) * BigInt(policy.unitsPerPoint) };
  const isOpen = state === 'OPEN' && claimable > 0;
  if (isOpen) plan.claims.push(due);
  return {
    id: `points-${guild.id}-${section}`,
    server: serverView(guild),
    title: isOpen
      ? `${counted(points, 'point')} from ${sources[section]}`
      : `Points from ${sources[section]}`,
    path: `/dashboard/${section}/${guild.slug}`,
    isOpen,
    message,
    retryAt: isoOrNull(retryAt),
    needsWallet: true,
    needsApproval: isOpen && needsApproval(world, guild.id, due),
    address: defaultWallet(world, userId)?.address ?? null,
    gives: isOpen ? [tokensOf(world, due)] : [],
    terms: {
      kind: 'POINTS',
      server: guild.slug,
      section,
      points,
      mint: policy.mint,
      amount: `${due.amount}`,
      after: lastClaimId,
    },
  };
}

/** Most points that can be claimed now, or the smallest claim allowed. */
const pointsOf = ({ claimable, policy }: Offer): number =>
  claimable > 0 ? claimable : Math.max(1, policy?.least ?? 1);
