import { Link } from 'react-router-dom';
import { EarnRules } from '@/features/earning/accruals/EarnRules';
import { boardPath, earningPath } from '@/features/server/memberships/paths';
import { isSection, sectionNames } from '@/features/earning/points/pointsWords';
import { EmptyState } from '@/shared/ui/EmptyState';

interface EarnTabProps {
  slug: string;
  /** The ways that are switched on. */
  sections: readonly string[];
}

/** Each way to earn on a server, and what of it counts for the reader. */
export default function EarnTab({ slug, sections }: EarnTabProps) {
  const known = sections.filter(isSection);
  if (known.length === 0)
    return (
      <EmptyState scene="map" title="No ways to earn yet">
        This server’s team hasn’t set up any way to earn points yet.
      </EmptyState>
    );
  return known.map((section) => (
    <section key={section} className="server-earn" aria-label={sectionNames[section]}>
      <h2>{sectionNames[section]}</h2>
      {section === 'task-to-earn' ? (
        <p>
          Earn points, roles and rewards with quests.{' '}
          <Link to={boardPath(slug)}>Open quest board</Link>
        </p>
      ) : (
        <EarnRules section={section} slug={slug} label={`How you earn: ${sectionNames[section]}`} />
      )}
      <p>
        <Link to={earningPath(section, slug)}>Your points: {sectionNames[section]}</Link>
      </p>
    </section>
  ));
}
