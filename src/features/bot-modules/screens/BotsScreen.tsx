import { useSelector } from 'react-redux';
import { Link, useSearchParams } from 'react-router-dom';
import { selectServerDetails } from '@/features/discord/discordSlice';
import { RequireServer } from '@/features/discord/RequireServer';
import { ErrorState } from '@/shared/ui/ErrorState';
import { PageHeader } from '@/shared/ui/PageHeader';
import { CardsSkeleton } from '@/shared/ui/skeletons';
import { SearchField } from '@/shared/ui/table/SearchField';
import { families, type Family, type ModuleAbout } from '../engine/defineModule';
import { useModulesQuery } from '../engine/modulesApi';
import { moduleStateLabel, type ModuleSummary } from '../engine/moduleState';
import { moduleAbouts } from '../engine/registry';
import './modules.scss';
import { ModuleStateBadge } from './ModuleStateBadge';

/** The families as spec §1 names them. */
const familyTitle: Record<Family, string> = {
  moderation: 'Moderation and server tools',
  stats: 'Stats and tracking',
  verification: 'Verification',
  alerts: 'Alerts',
  earning: 'Earning',
};

/** The screen `bots`: every module by family, with its state on the chosen server. */
export default function BotsScreen() {
  return <RequireServer>{(serverId) => <Catalogue serverId={serverId} />}</RequireServer>;
}

function Catalogue({ serverId }: { serverId: string }) {
  const { data, error, refetch } = useModulesQuery(serverId);
  const details = useSelector(selectServerDetails);
  return (
    <>
      <PageHeader
        title="Bots"
        purpose={
          <>
            Every bot module, and where it stands on <bdi>{details?.guildName}</bdi>.
          </>
        }
      />
      {data ? (
        <Modules summaries={data.modules} />
      ) : error ? (
        <ErrorState
          message={('message' in error && error.message) || 'The modules could not be loaded.'}
          onRetry={() => void refetch()}
        />
      ) : (
        <CardsSkeleton label="Loading the modules" count={6} />
      )}
    </>
  );
}

function Modules({ summaries }: { summaries: readonly ModuleSummary[] }) {
  const [params, setParams] = useSearchParams();
  const search = params.get('q') ?? '';
  const find = (text: string) =>
    setParams(text === '' ? {} : { q: text }, { replace: true, preventScrollReset: true });
  const cards = moduleAbouts.flatMap((about) => {
    const summary = summaries.find(({ slug }) => slug === about.slug);
    return summary && matches(about, summary, search) ? [{ about, summary }] : [];
  });
  return (
    <>
      <div className="catalogue__tools">
        <SearchField label="Search the modules" value={search} onSearch={find} />
      </div>
      <p role="status" className={cards.length === 0 ? 'empty-state' : 'visually-hidden'}>
        {cards.length === 0
          ? `No module matches “${search}”.`
          : cards.length === 1
            ? '1 module'
            : `${cards.length} modules`}
      </p>
      {families.map((family) => {
        const own = cards.filter(({ about }) => about.family === family);
        return own.length === 0 ? null : (
          <section key={family} aria-label={familyTitle[family]} className="catalogue__family">
            <h2>{familyTitle[family]}</h2>
            <ul className="catalogue">
              {own.map(({ about, summary }) => (
                <ModuleCard key={about.slug} about={about} summary={summary} />
              ))}
            </ul>
          </section>
        );
      })}
    </>
  );
}

/** By name, purpose or state. */
const matches = ({ title, purpose }: ModuleAbout, { state }: ModuleSummary, search: string) =>
  `${title} ${purpose} ${moduleStateLabel[state]}`.toLowerCase().includes(search.toLowerCase());

interface ModuleCardProps {
  about: ModuleAbout;
  summary: ModuleSummary;
}

function ModuleCard({ about: { title, purpose, route }, summary }: ModuleCardProps) {
  const { state, used, limit } = summary;
  const isLocked = state === 'LOCKED' || state === 'PAUSED_BY_PLAN';
  return (
    <li className="panel catalogue__card">
      <div className="catalogue__head">
        <h3>{title}</h3>
        <ModuleStateBadge state={state} />
      </div>
      <p>{purpose}</p>
      {used === null || limit === null || isLocked ? null : (
        <p className="field__count">
          {used} of {limit} used
        </p>
      )}
      <div className="row-actions">
        <Link
          className="btn btn-sm btn-outline-secondary"
          to={`/dashboard/${route}`}
          aria-label={`${isLocked ? 'Look at' : 'Configure'} ${title}`}
        >
          {isLocked ? 'Look at it' : 'Configure'}
        </Link>
        {isLocked ? (
          <Link
            className="btn btn-sm btn-outline-secondary"
            to="/dashboard/package"
            aria-label={`Packages with ${title}`}
          >
            See packages
          </Link>
        ) : null}
      </div>
    </li>
  );
}
