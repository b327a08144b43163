import { Link } from 'react-router-dom';
import { troublePath } from '@/features/modules/engine/addresses';
import {
  moduleStateLabel,
  statesByNeed,
  type ModuleState,
  type ModuleSummary,
  type Trouble,
} from '@/features/modules/engine/moduleState';
import { findAbout } from '@/features/modules/engine/registry';
import { ModuleStateSign } from '@/features/modules/screens/ModuleStateSign';
import { Coming, Panel, PartOrFailure } from './Panel';
import type { Part } from './part';

/** Lines the panel keeps a place for. */
const SHOWN = 3;
/** The catalogue finds by state as well. */
const ALL_IN_NEED = `/dashboard/bots?q=${encodeURIComponent(moduleStateLabel.NEEDS_ATTENTION)}`;

/** How many modules are in which state, and which of them need somebody. */
export const ModuleHealth = ({ modules }: { modules: Part<readonly ModuleSummary[]> }) => (
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
          <InNeed modules={all} />
        </>
      )}
    </PartOrFailure>
  </Panel>
);

/** Modules that belong to another one are counted with that. */
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

/** A legend of the states there are; null for a count that is on its way. */
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

interface ModuleInNeedProps {
  slug: string;
  /** The first of what is wrong, where the server tells. */
  trouble: Trouble | undefined;
}

/** A module in need, and what is wrong with it: a link to the field where that is mended. */
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
  if (has('ON')) return <p>All active modules work.</p>;
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
