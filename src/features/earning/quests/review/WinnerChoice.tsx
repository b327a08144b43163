import { failureText, isForbidden } from '@/shared/api/queryError';
import { ErrorState } from '@/shared/ui/ErrorState';
import { LeftOutNote } from '@/shared/ui/LeftOutNote';
import { MemberName } from '@/shared/ui/names/MemberName';
import { FormSkeleton } from '@/shared/ui/skeletons';
import { TimeAgo } from '@/shared/ui/TimeAgo';
import { FORMER_MEMBER } from '@/shared/text/memberNames';
import { ReviewersOnly } from '../QuestErrorPages';
import { PickWinners } from './PickWinners';
import type { QuestWinners } from './submission';
import { useQuestWinnersQuery } from './winnersApi';
import { whyNotYet } from './winnersCost';
import { WinnersTable } from './WinnersTable';
import './winners.scss';

interface WinnerChoiceProps {
  serverId: string;
  questId: string;
}

/** Who wins a quest: chosen here where it goes to the best, and who has claimed the reward. */
export function WinnerChoice(props: WinnerChoiceProps) {
  const { data, error, refetch } = useQuestWinnersQuery(props);
  if (isForbidden(error)) return <ReviewersOnly />;
  if (!data) {
    return error ? (
      <ErrorState
        message={failureText(error, 'Couldn’t load the winners.')}
        onRetry={() => void refetch()}
      />
    ) : (
      <FormSkeleton label="Loading the winners" />
    );
  }
  if (data.method !== 'TOP') return <WinnersTable {...props} />;
  if (data.chosenAt !== null) return <Chosen winners={data} />;
  const why = whyNotYet(data);
  return why === null ? <PickWinners {...props} winners={data} /> : <p className="notice">{why}</p>;
}

function Chosen({ winners: { winners, chosenAt, chosenBy, leftOut } }: { winners: QuestWinners }) {
  return (
    <section className="panel winners" aria-label="Winners">
      <h2>Winners</h2>
      <p className="winners__note">
        Chosen by <bdi translate={chosenBy ? 'no' : undefined}>{chosenBy ?? FORMER_MEMBER}</bdi>{' '}
        {chosenAt === null ? null : <TimeAgo at={chosenAt} />}. Winners claim the reward themselves.
      </p>
      <LeftOutNote leftOut={leftOut} />
      <ol className="winners__places">
        {winners.map(({ id, member, hasClaimed }) => (
          <li key={id}>
            <MemberName name={member.name} username={member.username} picture={member.picture} />
            <span className="winners__note">{hasClaimed ? 'Claimed' : 'Not claimed yet'}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
