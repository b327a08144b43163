import { Link } from 'react-router-dom';
import { rankText } from '@/shared/format/rankText';
import type { Membership } from '@/features/server/memberships/membership';
import {
  useMembershipsQuery,
  recentServersQuery,
} from '@/features/server/memberships/membershipsApi';
import { serverPath } from '@/features/server/memberships/paths';
import { failureText } from '@/shared/api/queryError';
import { inNumbers } from '@/shared/format/numbers';
import { dayText } from '@/shared/format/times';
import { counted } from '@/shared/text/language';
import { timeOf } from '@/shared/time/timeOf';
import { ServerPicture } from '@/shared/art/pictures';
import { ErrorState } from '@/shared/ui/ErrorState';
import { LeftOutNote } from '@/shared/ui/LeftOutNote';
import { CardsSkeleton } from '@/shared/ui/skeletons';

/** The servers one was last active on, in a row. */
export function MyServers() {
  const { data, error, isFetching, refetch } = useMembershipsQuery(recentServersQuery);
  if (!data)
    return error && !isFetching ? (
      <ErrorState
        message={failureText(error, 'Couldn’t load your servers.')}
        onRetry={() => void refetch()}
      />
    ) : (
      <CardsSkeleton label="Loading your servers" count={4} />
    );
  return (
    <>
      <LeftOutNote leftOut={data.leftOut} />
      <ul className="server-strip">
        {data.items.map((membership) => (
          <li key={membership.server.id}>
            <Server membership={membership} />
          </li>
        ))}
      </ul>
      <Link className="tall-link" to="/dashboard/servers">
        All servers
      </Link>
    </>
  );
}

function Server({ membership }: { membership: Membership }) {
  const { server, points, rank, ranked, openQuests, season } = membership;
  const facts = [
    points === null ? null : counted(points, 'point'),
    rank === null ? null : `all-time rank ${rankText(rank, ranked)}`,
    openQuests === null || openQuests === 0 ? null : counted(openQuests, 'open quest'),
  ].filter((fact) => fact !== null);
  return (
    <Link className="panel server-strip__one" to={serverPath(server.slug)}>
      <ServerPicture src={server.icon} name={server.name} size={40} />
      <span>
        <strong>
          <bdi translate="no">{server.name}</bdi>
        </strong>
        <small>{facts.join(' · ')}</small>
        {season === null ? null : <SeasonFact season={season} />}
      </span>
    </Link>
  );
}

/** The running season of a server, with the distance to the next prize. */
function SeasonFact({
  season: { name, endsAt, rank, ranked, next },
}: {
  season: NonNullable<Membership['season']>;
}) {
  const end = timeOf(endsAt);
  return (
    <small>
      <bdi translate="no">{name}</bdi>
      {end === null ? '' : ` ends ${dayText(end)}`}
      {rank === null ? '' : ` · season rank ${rankText(rank, ranked)}`}
      {next === null
        ? ''
        : ` · ${counted(next.points, 'point')} to the rank ${inNumbers(next.rank)} prize`}
    </small>
  );
}
