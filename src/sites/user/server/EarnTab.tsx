import { Link } from 'react-router-dom';
import { EarnRules } from '@/features/earning/accruals/EarnRules';
import { boardPath } from '@/features/server/memberships/paths';
import { isSection, sectionNames } from '@/features/earning/points/pointsWords';
import { EmptyState } from '@/shared/ui/EmptyState';
import { Offer } from './Offer';

interface EarnTabProps {
  slug: string;
  /** The ways that are switched on. */
  sections: readonly string[];
}

/** Each way to earn on a server: what of it counts for the reader, and what the points can be claimed for. */
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
          <Link className="tall-link" to={boardPath(slug)}>
            Open quest board
          </Link>
        </p>
      ) : (
        <EarnRules section={section} slug={slug} label={`How you earn: ${sectionNames[section]}`} />
      )}
      <Offer section={section} slug={slug} />
    </section>
  ));
}
