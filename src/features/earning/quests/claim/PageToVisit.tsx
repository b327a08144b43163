import { safeExternalUrl } from '@/shared/navigation/safeUrl';
import type { QuestTask } from '../quest';
import { openWords } from './taskGuide';

interface PageToVisitProps {
  task: Pick<QuestTask, 'kind' | 'link'>;
  /** Somebody goes there. */
  onVisit: () => void;
}

/** The page a task is about, in a new tab, with where it is: whoever wrote the quest is a stranger. */
export function PageToVisit({ task: { kind, link }, onVisit }: PageToVisitProps) {
  if (link === null || link === '') return null;
  const url = safeExternalUrl(link);
  if (url === null) {
    return (
      <p className="task-step__need">This task’s link isn’t safe to open. Ask the server’s team.</p>
    );
  }
  return (
    <p className="task-step__page">
      <a
        className="btn btn-outline-secondary"
        href={url}
        target="_blank"
        rel="noopener noreferrer"
        onClick={onVisit}
      >
        {openWords(kind)}
      </a>{' '}
      <small>
        <bdi translate="no">{new URL(url).host}</bdi> (opens in a new tab)
      </small>
    </p>
  );
}
