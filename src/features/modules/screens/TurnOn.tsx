import { Link } from 'react-router-dom';
import { useServerStatsQuery } from '@/features/server/discord/serverStatsApi';
import { describedModules } from '../engine/described';
import { modulePath, rulePath } from '../engine/addresses';
import type { DescribedModule } from '../engine/about';
import { useModulesQuery } from '../engine/modulesApi';
import { ModuleTile } from './ModuleTile';
import { recommendedOf, type Recommendation } from './recommended';
import './turnOn.scss';

/**
 * The modules to turn on first with a package, each a press away from its form with a template filled in. Nothing
 * until it is known what the server has, and nothing where all of it is set up.
 */
export default function TurnOn({ serverId }: { serverId: string }) {
  const { currentData } = useModulesQuery(serverId);
  const stats = useServerStatsQuery(serverId);
  if (!currentData || stats.isLoading) return null;
  const cards = recommendedOf(currentData.modules, stats.currentData).flatMap((each) => {
    const about = describedModules.find(({ slug }) => slug === each.slug);
    return about ? [{ ...each, about }] : [];
  });
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby="turn-on">
      <h2 id="turn-on">Turn on your first modules</h2>
      <ul className="turn-on">
        {cards.map(({ about, reason, ...begin }) => (
          <li key={about.slug} className="turn-on__card">
            <ModuleTile about={about} isOn />
            <div>
              <h3>{about.title}</h3>
              <p>{reason}</p>
            </div>
            <Link
              className="btn btn-outline-secondary"
              to={formOf(about, begin)}
              aria-label={`Turn on ${about.title}`}
            >
              Turn on
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Its form, or that of a new rule, with the template filled in. */
function formOf(
  about: DescribedModule,
  { template, hasRules }: Pick<Recommendation, 'template' | 'hasRules'>,
): string {
  if (hasRules) return rulePath(about, 'new', template === null ? {} : { template });
  const path = modulePath(about);
  return template === null ? path : `${path}${path.includes('?') ? '&' : '?'}template=${template}`;
}
