import { roughDuration } from '@/shared/time/roughDuration';
import { SECOND } from '@/shared/time/durations';
import { inNumbers } from '@/shared/format/numbers';
import { failureText, isForbidden } from '@/shared/api/queryError';
import { EmptyState } from '@/shared/ui/EmptyState';
import { ErrorState } from '@/shared/ui/ErrorState';
import { FormSkeleton } from '@/shared/ui/skeletons';
import { Stat, Stats } from '@/shared/ui/Stat';
import { ReviewersOnly } from '../QuestErrorPages';
import { PieceFigures } from './PieceFigures';
import { FunnelView } from './FunnelView';
import { funnelOf } from './funnel';
import { useQuestStatsQuery } from './reviewsApi';
import type { QuestStatistics as Figures } from './submission';
import './reviews.scss';

interface QuestStatisticsProps {
  serverId: string;
  questId: string;
}

/** How many members came how far in a quest, and how quickly they are answered. */
export function QuestStatistics({ serverId, questId }: QuestStatisticsProps) {
  const { data, error, refetch } = useQuestStatsQuery({ serverId, ruleId: questId });
  if (isForbidden(error)) return <ReviewersOnly />;
  if (data) return <Loaded figures={data} />;
  return error ? (
    <ErrorState
      message={failureText(error, 'Couldn’t load the statistics.')}
      onRetry={() => void refetch()}
    />
  ) : (
    <FormSkeleton label="Loading the statistics" />
  );
}

const shown = (count: number | null) => (count === null ? 'Unknown' : inNumbers(count));

function Loaded({ figures }: { figures: Figures }) {
  const steps = funnelOf(figures);
  if (steps.every(({ count }) => count === null || count === 0)) {
    return (
      <>
        <EmptyState title="No views yet">
          Member progress appears here once members open the quest.
        </EmptyState>
        <PieceFigures pieces={figures.pieces} />
      </>
    );
  }
  const { inReview, rejected, medianReviewSeconds: median } = figures;
  return (
    <>
      <Stats>
        <Stat label="In review" value={shown(inReview)} />
        <Stat label="Rejected" value={shown(rejected)} />
        <Stat
          label="Median review time"
          value={median === null ? '–' : roughDuration(median * SECOND)}
          note={median === null ? 'No reviews yet' : undefined}
        />
      </Stats>
      <FunnelView steps={steps} />
      <PieceFigures pieces={figures.pieces} />
    </>
  );
}
