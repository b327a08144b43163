import { useSearchParams } from 'react-router-dom';
import { RequireServer } from '@/features/discord/RequireServer';
import { useMay } from '@/features/discord/useMay';
import { PageHeader } from '@/shared/ui/PageHeader';
import { UrlTabs } from '@/shared/ui/UrlTabs';
import { SeasonEditor } from './SeasonEditor';
import { SeasonList } from './SeasonList';
import { SEASON_PARAM } from './seasonForm';
import { StandingsTable } from './StandingsTable';

/** `bots/leaderboard`: the boards of a server for its team (decision 84). */
export default function LeaderboardScreen() {
  return (
    <RequireServer>{(serverId) => <OfServer key={serverId} serverId={serverId} />}</RequireServer>
  );
}

function OfServer({ serverId }: { serverId: string }) {
  const [params] = useSearchParams();
  const editing = params.get(SEASON_PARAM);
  const canChange = useMay('editor');
  if (editing !== null)
    return <SeasonEditor key={editing} serverId={serverId} seasonId={editing} />;
  return (
    <>
      <PageHeader
        title="Leaderboard"
        purpose="Who of your members has earned most, by week, month, season or of all time."
      />
      {canChange ? null : (
        <p className="notice">
          You may look at the leaderboard. Points and seasons are changed by editors and owners of
          this server.
        </p>
      )}
      <UrlTabs
        label="Leaderboard"
        tabs={[
          {
            id: 'places',
            label: 'Members',
            content: <StandingsTable serverId={serverId} canChange={canChange} />,
          },
          {
            id: 'seasons',
            label: 'Seasons',
            content: <SeasonList serverId={serverId} canChange={canChange} />,
          },
        ]}
      />
    </>
  );
}
