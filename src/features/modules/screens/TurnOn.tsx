import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useServerStatsQuery } from '@/features/server/discord/serverStatsApi';
import { describedModules } from '../engine/described';
import { modulePath, rulePath } from '../engine/addresses';
import type { DescribedModule } from '../engine/about';
import { useModulesQuery } from '../engine/modulesApi';
import { canConfigure } from '../engine/moduleState';
import { ModuleTile } from './ModuleTile';
import { firstModules, type Recommendation } from './recommended';
import { useKeptDrafts } from './useKeptDrafts';
import './turnOn.scss';

interface TurnOnProps {
  serverId: string;
  /** It is what to do next on its page: the first has the color of that. */
  isMain?: boolean;
  /** Shown where there is nothing to turn on. */
  otherwise?: ReactNode;
}

/**
 * The modules to turn on first with a package, each a press away from its form with a template filled in; drafts made
 * before it was there come first. Nothing until it is known what the server has, and nothing where all of it is set up.
 */
export default function TurnOn({ serverId, isMain = false, otherwise = null }: TurnOnProps) {
  const { currentData } = useModulesQuery(serverId);
  const stats = useServerStatsQuery(serverId);
  const drafts = useKeptDrafts(serverId);
  if (!currentData || stats.isLoading) return null;
  const open = currentData.modules.filter(({ state }) => canConfigure(state));
  const kept = drafts.flatMap((draft) => {
    const about = describedModules.find(({ slug }) => slug === draft.slug);
    return about && open.some(({ slug }) => slug === draft.slug) ? [{ ...draft, about }] : [];
  });
  const cards = firstModules(currentData.modules, stats.currentData).flatMap((each) => {
    const about = describedModules.find(({ slug }) => slug === each.slug);
    return about && !kept.some(({ slug }) => slug === each.slug) ? [{ ...each, about }] : [];
  });
  if (cards.length + kept.length === 0) return otherwise;
  const lookOf = (place: number) =>
    isMain && place === 0 ? 'btn btn-primary' : 'btn btn-outline-secondary';
  return (
    <section aria-labelledby="turn-on">
      <h2 id="turn-on" className="turn-on-heading">
        Turn on your first modules
      </h2>
      <ul className="turn-on">
        {kept.map(({ about, address, name }, index) => (
          <li key={address} className="turn-on__card">
            <ModuleTile about={about} isOn />
            <div>
              <h3>{about.title}</h3>
              <p>
                {name === null ? (
                  'Your draft is kept. Review it and save.'
                ) : (
                  <>
                    Your draft “<bdi>{name}</bdi>” is kept. Review it and save.
                  </>
                )}
              </p>
            </div>
            <Link
              className={lookOf(index)}
              to={address}
              aria-label={`Open your draft of ${about.title}`}
            >
              Open draft
            </Link>
          </li>
        ))}
        {cards.map(({ about, reason, ...begin }, index) => (
          <li key={about.slug} className="turn-on__card">
            <ModuleTile about={about} isOn />
            <div>
              <h3>{about.title}</h3>
              <p>{reason ?? about.purpose}</p>
            </div>
            <Link
              className={lookOf(kept.length + index)}
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
