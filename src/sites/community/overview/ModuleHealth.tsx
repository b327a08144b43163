import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { troublePath } from '@/features/modules/engine/addresses';
import {
  stateLabels,
  statesByNeed,
  type ModuleState,
  type ModuleSummary,
  type Trouble,
} from '@/features/modules/engine/moduleState';
import { findAbout } from '@/features/modules/engine/registry';
import { watchedInWords } from '@/features/modules/engine/watchedWords';
import { ModuleStateSign } from '@/features/modules/screens/ModuleStateSign';
import { lazyOptional } from '@/shared/ui/lazyParts';
import { Coming, Panel, PartOrFailure } from './Panel';
import type { Part } from './part';

/** Lines the panel reserves space for. */
const SHOWN = 3;
/** The catalog search also matches states. */
const ALL_IN_NEED = `/dashboard/bots?q=${encodeURIComponent(stateLabels.NEEDS_ATTENTION)}`;

const StartActing = lazyOptional(() => import('@/features/modules/screens/StartActing'));

interface ModuleHealthProps {
  modules: Part<readonly ModuleSummary[]>;
  /** The server whose modules can start acting here; null if the next steps have that button. */
  actsOn: string | null;
}

/** Number of modules in each state, and the modules that need attention. */
export const ModuleHealth = ({ modules, actsOn }: ModuleHealthProps) => (
  <Panel
    title="Modules"
    link={
      <Link to="/dashboard/bots" aria-label="View all modules">
        View all
      </Link>
    }
  >
    <PartOrFailure part={modules} coming={<HealthComing />}>
      {(all) => (
        <>
          <StateCounts count={(state) => own(all).filter((each) => each.state === state).length} />
          <Watching modules={all} actsOn={actsOn} />
          <InNeed modules={all} />
        </>
      )}
    </PartOrFailure>
  </Panel>
);

/** Child modules are counted with their parent. */
const own = (modules: readonly ModuleSummary[]) =>
  modules.filter(({ slug }) => findAbout(slug)?.parent === undefined);

const HealthComing = () => (
  <div role="status" aria-label="Loading the modules">
    <StateCounts count={() => null} />
    <p>
      <Coming isWide />
    </p>
  </div>
);

/** A legend of the states that occur; null for a count that is loading. */
const StateCounts = ({ count }: { count: (state: ModuleState) => number | null }) => (
  <ul className="overview__counts" aria-label="Modules by status">
    {statesByNeed
      .filter((state) => count(state) !== 0)
      .map((state) => (
        <li key={state}>
          <strong>{count(state) ?? <Coming />}</strong> <ModuleStateSign state={state} />
        </li>
      ))}
  </ul>
);

function InNeed({ modules }: { modules: readonly ModuleSummary[] }) {
  const inNeed = modules.filter(({ state }) => state === 'NEEDS_ATTENTION');
  if (inNeed.length === 0) return <AllIsWell modules={modules} />;
  const more = inNeed.length - SHOWN;
  return (
    <>
      <h3>Need your attention</h3>
      <ul className="overview__list">
        {inNeed.slice(0, SHOWN).map(({ slug, troubles }) => (
          <ModuleInNeed key={slug} slug={slug} trouble={troubles?.[0]} />
        ))}
      </ul>
      {more > 0 ? <Link to={ALL_IN_NEED}>{`And ${String(more)} more`}</Link> : null}
    </>
  );
}

interface WatchingProps {
  modules: readonly ModuleSummary[];
  actsOn: string | null;
}

/** Modules in watch mode, and the actions they would have taken. */
function Watching({ modules, actsOn }: WatchingProps) {
  const watching = modules.filter(({ state }) => state === 'WATCHING');
  if (watching.length === 0) return null;
  return (
    <>
      <h3>Watching only</h3>
      <ul className="overview__list">
        {watching.map(({ slug, watched }) => {
          const about = findAbout(slug);
          return (
            <li key={slug}>
              <Link to={`/dashboard/${about?.route ?? 'bots'}`}>
                <bdi>{about?.title ?? slug}</bdi>
              </Link>
              {watched ? <span>{watchedInWords(watched.times)}</span> : null}
              {actsOn === null ? null : (
                <Suspense fallback={<span className="overview__start" />}>
                  <StartActing place={{ serverId: actsOn, slug }} name={about?.title} />
                </Suspense>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}

interface ModuleInNeedProps {
  slug: string;
  /** The first problem, if the server reports one. */
  trouble: Trouble | undefined;
}

/** A module that needs attention, and its problem: a link to the field that fixes it. */
function ModuleInNeed({ slug, trouble }: ModuleInNeedProps) {
  const about = findAbout(slug);
  return (
    <li>
      <Link to={`/dashboard/${about?.route ?? 'bots'}`}>
        <bdi>{about?.title ?? slug}</bdi>
      </Link>
      {about && trouble ? (
        <Link className="overview__trouble" to={troublePath(about, trouble)}>
          {trouble.message}
        </Link>
      ) : null}
    </li>
  );
}

function AllIsWell({ modules }: { modules: readonly ModuleSummary[] }) {
  const has = (wanted: ModuleState) => modules.some(({ state }) => state === wanted);
  if (has('ON') || has('WATCHING')) return <p>All active modules work.</p>;
  return has('OFF') ? (
    <p>
      No modules are on yet. <Link to="/dashboard/bots">Choose your first module</Link> and switch
      it on.
    </p>
  ) : (
    <p>
      Modules come with a package. <Link to="/dashboard/package">View packages</Link> to unlock
      them.
    </p>
  );
}
