import { Link } from 'react-router-dom';
import type { ServerStats } from '@/features/server/discord/serverStats';
import { modulePath } from '../engine/addresses';
import type { ModuleSummary } from '../engine/moduleState';
import { describedModules } from '../engine/described';
import { ModuleTile } from './ModuleTile';
import { recommendedOf } from './recommended';

interface RecommendedProps {
  summaries: readonly ModuleSummary[];
  /** Undefined where they could not be read. */
  stats: ServerStats | undefined;
}

/** What to set up next on this server, each with what speaks for it; nothing where all of it is set up. */
export function Recommended({ summaries, stats }: RecommendedProps) {
  const recommended = recommendedOf(summaries, stats);
  if (recommended.length === 0) return null;
  return (
    <section aria-label="Recommended for your server" className="catalogue__family">
      <div className="catalogue__heading">
        <h2>Recommended for your server</h2>
      </div>
      <ul className="catalogue">
        {recommended.map(({ slug, reason }) => {
          const about = describedModules.find((each) => each.slug === slug);
          return about ? (
            <li key={slug} className="catalogue__card catalogue__card--recommended">
              <ModuleTile about={about} isOn />
              <h3>
                <Link className="catalogue__link" to={modulePath(about)}>
                  {about.title}
                </Link>
              </h3>
              <p>{reason}</p>
            </li>
          ) : null;
        })}
      </ul>
    </section>
  );
}
