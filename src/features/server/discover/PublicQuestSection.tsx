import { useCallback, useId } from 'react';
import type { Quest } from '@/features/earning/quests/quest';
import { QuestPicture } from '@/shared/art/QuestPicture';
import type { QuestNames } from './openedQuest';
import { loadPublicQuest } from './publicQuest';
import { PublicQuestOrigin, PublicQuestParts, PublicQuestSkeleton } from './PublicQuestParts';
import { PublicQuery } from './PublicQuery';

interface PublicQuestSectionProps {
  names: QuestNames;
  /** Shown where no public quest has these names: what to do then. */
  missing: string;
}

/** A public quest as a section of a page that is shown instead of the quest's page. */
export function PublicQuestSection({ names, missing }: PublicQuestSectionProps) {
  const { server, quest } = names;
  const load = useCallback(async () => loadPublicQuest({ server, quest }), [server, quest]);
  return (
    <PublicQuery key={`${server}/${quest}`} ask={load} coming={<PublicQuestSkeleton />}>
      {(found) =>
        found ? (
          <Whole quest={found} />
        ) : (
          <p className="public-quest__missing" role="status">
            {missing}
          </p>
        )
      }
    </PublicQuery>
  );
}

function Whole({ quest }: { quest: Quest }) {
  const id = useId();
  const { title, image, tasks } = quest;
  return (
    <section className="panel public-quest" aria-labelledby={id}>
      <div className="public-quest__head">
        <QuestPicture src={image} title={title} firstKind={tasks[0]?.kind} shape="tile" />
        <div>
          <h2 id={id}>
            <bdi>{title}</bdi>
          </h2>
          <PublicQuestOrigin quest={quest} />
        </div>
      </div>
      <PublicQuestParts quest={quest} />
    </section>
  );
}
