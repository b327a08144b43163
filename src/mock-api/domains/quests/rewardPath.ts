import { questPath } from '@/features/server/memberships/paths';
import type { World } from '../../store/world';
import { submissionOf } from './rewards';

/** Page with a quest's reward; null for other payouts, and for a deleted quest. */
export function rewardPath({ db }: World, payout: { ref: string }): string | null {
  const id = submissionOf(payout);
  const submission = db.submissions.find((row) => row.id === id);
  const guild = db.guilds.find((row) => row.id === submission?.serverId);
  const quest = db.questSlugs.find(({ questId }) => questId === submission?.questId);
  return guild && quest ? `${questPath(guild.slug, quest.slug)}?reward=1` : null;
}
