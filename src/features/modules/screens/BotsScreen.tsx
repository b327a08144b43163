import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { selectServerDetails } from '@/features/server/discord/discordSlice';
import { RequireServer } from '@/features/server/discord/RequireServer';
import type { ServerStats } from '@/features/server/discord/serverStats';
import { useServerStatsQuery } from '@/features/server/discord/serverStatsApi';
import { failureText } from '@/shared/api/queryError';
import { ErrorState } from '@/shared/ui/ErrorState';
import { LeftOutNote } from '@/shared/ui/LeftOutNote';
import { PageHeader } from '@/shared/ui/PageHeader';
import { CardsSkeleton } from '@/shared/ui/skeletons';
import { SearchField } from '@/shared/ui/table/SearchField';
import { counted } from '@/shared/text/language';
import { searchMatcher } from '@/shared/text/searchable';
import { families, type DescribedModule } from '../engine/about';
import { useModulesQuery } from '../engine/modulesApi';
import {
  isWorking,
  stateInWords,
  statesByNeed,
  type ModuleState,
  type ModuleSummary,
} from '../engine/moduleState';
import { describedModules } from '../engine/described';
import './catalogue.scss';
import { ModuleCard } from './ModuleCard';
import { ModuleStateSign } from './ModuleStateSign';
import { Recommended } from './Recommended';
import { useKeptDrafts } from './useKeptDrafts';

/** The screen `bots`: every module by family, with its state on the chosen server. */
export default function BotsScreen() {
  return <RequireServer>{(serverId) => <Catalogue serverId={serverId} />}</RequireServer>;
}

function Catalogue({ serverId }: { serverId: string }) {
  const { data, error, refetch } = useModulesQuery(serverId);
  const stats = useServerStatsQuery(serverId);
  const details = useSelector(selectServerDetails);
  return (
    <>
      <PageHeader
        title="Bots"
        purpose={
          <>
            All modules and their status on <bdi translate="no">{details?.guildName}</bdi>.
          </>
        }
      />
      {/* Recommendations come first, so the page waits for them: if they came later, they would move the rest. */}
      {data && !stats.isLoading ? (
        <>
          <LeftOutNote leftOut={data.leftOut} />
          <Modules serverId={serverId} summaries={data.modules} stats={stats.currentData} />
        </>
      ) : error ? (
        <ErrorState
          message={failureText(error, 'Couldn’t load modules.')}
          onRetry={() => void refetch()}
        />
      ) : (
        <CardsSkeleton label="Loading modules" count={6} />
      )}
    </>
  );
}

interface Card {
  about: DescribedModule;
  summary: ModuleSummary;
}

interface ModulesProps {
  serverId: string;
  summaries: readonly ModuleSummary[];
  stats: ServerStats | undefined;
}

function Modules({ serverId, summaries, stats }: ModulesProps) {
  const [params, setParams] = useSearchParams();
  const drafts = useKeptDrafts(serverId);
  const search = params.get('q') ?? '';
  const state = statesByNeed.find((each) => each === params.get('state')) ?? null;
  const find = (name: 'q' | 'state', value: string) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (value === '') after.delete(name);
        else after.set(name, value);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  // Modules that belong to another module are opened from there.
  const all = describedModules
    .filter(({ parent }) => parent === undefined)
    .flatMap((about): Card[] => {
      const summary = summaries.find(({ slug }) => slug === about.slug);
      return summary ? [{ about, summary }] : [];
    });
  const matches = searchMatcher(search);
  // Searched by name, purpose or state.
  const named = all.filter(({ about: { title, purpose }, summary: { state: isIn } }) =>
    matches(title, purpose, stateInWords(isIn)),
  );
  const cards = named.filter(({ summary }) => state === null || summary.state === state);
  return (
    <>
      <div className="catalogue__tools">
        <SearchField label="Search modules" value={search} onSearch={(text) => find('q', text)} />
        <StateFilter cards={named} chosen={state} onChoose={(chosen) => find('state', chosen)} />
      </div>
      <p role="status" className={cards.length === 0 ? 'empty-state' : 'visually-hidden'}>
        {cards.length === 0
          ? search === ''
            ? 'No modules match this filter.'
            : `No modules match “${search}”.`
          : counted(cards.length, 'module')}
      </p>
      {search === '' && state === null ? <Recommended summaries={summaries} stats={stats} /> : null}
      {families.map(({ family, title }) => {
        const own = cards.filter(({ about }) => about.family === family);
        return own.length === 0 ? null : (
          <section key={family} aria-label={title} className="catalogue__family">
            <div className="catalogue__heading">
              <h2>{title}</h2>
              <p>{onInWords(all.filter(({ about }) => about.family === family))}</p>
            </div>
            <ul className="catalogue">
              {own.map((card) => (
                <ModuleCard
                  key={card.about.slug}
                  serverId={serverId}
                  draft={drafts.find(({ slug }) => slug === card.about.slug)?.address}
                  {...card}
                />
              ))}
            </ul>
          </section>
        );
      })}
    </>
  );
}

/** How many of them work: "5 of 9 on". */
const onInWords = (cards: readonly Card[]): string =>
  `${String(cards.filter(({ summary }) => isWorking(summary.state)).length)} of ${String(cards.length)} on`;

interface StateFilterProps {
  cards: readonly Card[];
  chosen: ModuleState | null;
  onChoose: (state: ModuleState | '') => void;
}

/** Number of modules in each state; a press shows only those. */
function StateFilter({ cards, chosen, onChoose }: StateFilterProps) {
  const count = (state: ModuleState) =>
    cards.filter(({ summary }) => summary.state === state).length;
  return (
    <div role="group" aria-label="Filter by status" className="catalogue__states">
      {statesByNeed
        .filter((state) => state === chosen || count(state) > 0)
        .map((state) => (
          <button
            key={state}
            type="button"
            className="btn btn-sm btn-outline-secondary"
            aria-pressed={state === chosen}
            onClick={() => onChoose(state === chosen ? '' : state)}
          >
            <ModuleStateSign state={state} /> <span className="field__count">{count(state)}</span>
          </button>
        ))}
    </div>
  );
}
