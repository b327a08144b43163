import { useCallback } from 'react';
import { Board } from '@/features/earning/leaderboards/Board';
import { BoardChooser } from '@/features/earning/leaderboards/BoardChooser';
import type { Leaderboard, ServerStanding } from '@/features/earning/leaderboards/leaderboard';
import { useLeaderboardQuery } from '@/features/earning/leaderboards/leaderboardsApi';
import { useBoardChoice } from '@/features/earning/leaderboards/useBoardChoice';
import { Pager } from '@/shared/ui/table/Pager';
import { SearchField } from '@/shared/ui/table/SearchField';
import '@/shared/ui/table/table.scss';
import { useTableState, type TableControl } from '@/shared/ui/table/useTableState';
import { OwnRank } from './OwnRank';

interface ServerBoardProps {
  slug: string;
  /** Those one can choose from. */
  servers: readonly ServerStanding[];
}

const NO_COLUMNS: readonly never[] = [];

/** The board of one server, page by page; which one is in the address. */
export function ServerBoard({ slug, servers }: ServerBoardProps) {
  const control = useTableState(NO_COLUMNS);
  const { choice, change } = useBoardChoice('WEEK');
  const { page, pageSize, search } = control.state;
  const asked = { slug, ...choice, page, pageSize, ...(search === '' ? {} : { search }) };
  const answer = useLeaderboardQuery(asked, { refetchOnMountOrArgChange: true });
  const { data, currentData } = answer;
  const changeTable = control.change;
  const onSearch = useCallback((text: string) => changeTable({ search: text }), [changeTable]);
  return (
    <>
      <BoardChooser
        choice={choice}
        change={change}
        seasons={data?.seasons ?? NO_COLUMNS}
        shown={data?.season ?? null}
      >
        <ServerChoice
          slug={slug}
          servers={servers}
          onChoose={(chosen) => change('server', chosen)}
        />
        <SearchField label="Search the leaderboard" value={search} onSearch={onSearch} />
      </BoardChooser>
      <Board
        asked={asked}
        answer={answer}
        label="Ranks"
        above={
          currentData ? (
            <OwnRank
              board={currentData}
              control={control}
              window={choice.window}
              season={currentData.season?.name}
            />
          ) : null
        }
        below={currentData ? <Pages board={currentData} control={control} /> : null}
      />
    </>
  );
}

interface ServerChoiceProps extends ServerBoardProps {
  onChoose: (slug: string) => void;
}

const ServerChoice = ({ slug, servers, onChoose }: ServerChoiceProps) => (
  <select
    className="form-select"
    aria-label="Server"
    value={slug}
    onChange={({ target }) => onChoose(target.value)}
  >
    {servers.some(({ server }) => server.slug === slug) ? null : (
      <option value={slug}>Choose a server</option>
    )}
    {servers.map(({ server }) => (
      <option key={server.id} value={server.slug}>
        {server.name}
      </option>
    ))}
  </select>
);

function Pages({ board, control }: { board: Leaderboard; control: TableControl }) {
  const found = board.total ?? board.items.length;
  const pages = Math.max(1, Math.ceil(found / control.state.pageSize));
  if (found === 0) return null;
  return <Pager label="Ranks" found={found} pages={pages} control={control} />;
}
