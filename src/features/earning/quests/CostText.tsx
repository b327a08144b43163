import { costOf } from './costOf';
import type { QuestCard } from './quest';

/** " · Costs 0.02 SOL", after something else said about a quest; nothing where it costs none. */
export function CostText({ quest }: { quest: Pick<QuestCard, 'costLamports'> }) {
  const cost = costOf(quest);
  return cost === null ? null : (
    <>
      {' · '}
      <strong translate="no">{cost}</strong>
    </>
  );
}
