import { questCardSchema, type RewardSent } from '@/features/earning/quests/quest';
import { QuestTile } from '@/features/earning/quests/board/QuestTile';
import '@/features/earning/quests/board/board.scss';
import { serverNow } from '@/shared/time/serverClock';
import { GateSample } from './GateSample';

const reward = (kind: RewardSent['kind'], label: string): RewardSent => ({
  kind,
  label,
  isGuaranteed: true,
  left: null,
});
const quest = (title: string, state: string, taskKinds: string[], rewards: RewardSent[]) =>
  questCardSchema.parse({
    slug: title,
    title,
    status: 'LIVE',
    rewards,
    taken: 0,
    isInstant: true,
    conditions: [],
    isOpen: true,
    state,
    taskKinds,
  });

const quests = [
  quest(
    'Introduce yourself',
    'NOT_STARTED',
    ['DISCORD_MESSAGES', 'QUIZ'],
    [reward('POINTS', '50 points')],
  ),
  quest('Share our launch on X', 'CLAIMABLE', ['X_POST'], [reward('TOKEN', '0.05 SOL')]),
];

/** Two quests as the board shows them. */
export default function QuestsSample() {
  return (
    <GateSample title="What quests look like">
      <ul className="gate-sample__quests">
        {quests.map((each) => (
          <QuestTile key={each.title} quest={each} to="" now={serverNow()} />
        ))}
      </ul>
    </GateSample>
  );
}
