import { Link, useParams } from 'react-router-dom';
import '@/features/earning/quests/claim/claim.scss';
import { statusOf, failureText } from '@/shared/api/queryError';
import { NotAMember, NotFound } from '@/features/earning/quests/QuestErrorPages';
import { useQuestQuery, type QuestParams } from '@/features/earning/quests/questsApi';
import { useOwnPageName } from '@/shared/routing/pageName';
import { ErrorState } from '@/shared/ui/ErrorState';
import { PageHeader } from '@/shared/ui/PageHeader';
import { QuestBody } from './QuestBody';
import { boardPath, QUEST_MODULE } from '@/features/server/memberships/paths';

/** `questboard/:slug/:moduleSlug/:questSlug` (spec §2): a quest, to do it and to claim its reward. */
export default function QuestScreen() {
  const { slug = '', moduleSlug, questSlug = '' } = useParams();
  if (moduleSlug !== QUEST_MODULE) return <NoQuest slug={slug} />;
  return <QuestAt key={`${slug}/${questSlug}`} params={{ slug, questSlug }} />;
}

const NoQuest = ({ slug }: { slug: string }) => (
  <NotFound what="Quest" to={boardPath(slug)} toWhat="Quest board" />
);

function QuestAt({ params }: { params: QuestParams }) {
  const { currentData, error, refetch } = useQuestQuery(params);
  useOwnPageName(currentData?.title);
  if (currentData) {
    return <QuestBody quest={currentData} params={params} refresh={refetch} />;
  }
  if (statusOf(error) === 403) return <NotAMember />;
  if (statusOf(error) === 404) return <NoQuest slug={params.slug} />;
  return (
    <>
      <PageHeader
        title="Quest"
        purpose="Complete the tasks to earn the reward."
        actions={
          <Link className="btn btn-outline-secondary" to={boardPath(params.slug)}>
            All quests
          </Link>
        }
      />
      {error ? (
        <ErrorState
          message={failureText(error, 'Couldn’t load the quest.')}
          onRetry={() => void refetch()}
        />
      ) : (
        <QuestSkeleton />
      )}
    </>
  );
}

const QuestSkeleton = () => (
  <div role="status" aria-label="Loading the quest" className="skeleton quest-page">
    <div className="skeleton__block" />
    <div className="quest-page__main">
      <div className="skeleton__card" />
      <div className="skeleton__card" />
      <div className="skeleton__input" />
    </div>
  </div>
);
