import { Podium } from '@/features/earning/leaderboards/Podium';
import '@/features/earning/leaderboards/leaderboard.scss';
import { GateSample } from './GateSample';

const members = [
  { name: 'Alba', points: 4820, before: 2, isMe: false },
  { name: 'Nova', points: 4310, before: 4, isMe: true },
  { name: 'Odo', points: 3975, before: 1, isMe: false },
] as const;

/** The top of a leaderboard. */
export default function StandingSample() {
  return (
    <GateSample title="What a leaderboard looks like">
      <div className="panel gate-sample__standing">
        <Podium
          window="ALL"
          places={members.map(({ name, points, before, isMe }, index) => ({
            position: index + 1,
            rank: index + 1,
            before,
            name,
            username: null,
            picture: null,
            points,
            isMe,
            isHidden: false,
          }))}
        />
      </div>
    </GateSample>
  );
}
