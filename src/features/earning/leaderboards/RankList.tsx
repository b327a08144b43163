import { inNumbers } from '@/shared/format/numbers';
import { pointsText } from '@/features/earning/points/pointsText';
import { MemberName } from '@/shared/ui/names/MemberName';
import { Gifts } from './Gifts';
import { isAnyCompared, memberPage, rankRows, type ShownRank } from './rankRows';
import './leaderboard.scss';
import type { BoardWindow } from './leaderboard';
import { RankChange } from './RankChange';

interface RankListProps {
  /** Names the list: "Top 10". */
  label: string;
  items: readonly ShownRank[];
  around: readonly ShownRank[];
  winners: number | null;
  isFound: boolean;
  window: BoardWindow;
  /** Number of top ranks shown above the list. */
  above?: number;
}

/** Ranks in their order. The reader's own stays in sight while they scroll. */
export function RankList({ label, window, above = 0, ...shown }: RankListProps) {
  const rows = rankRows(shown).filter((row) => row.kind !== 'rank' || row.rank.position > above);
  if (rows.length === 0) return null;
  const isCompared = isAnyCompared([...shown.items, ...shown.around]);
  return (
    <ul className="places" aria-label={label}>
      {rows.map((row) => {
        if (row.kind === 'gap')
          return (
            <li key={row.key} className="places__gap">
              <span aria-hidden="true">⋯</span>
              <span className="visually-hidden">Ranks in between aren’t shown</span>
            </li>
          );
        if (row.kind === 'prizes')
          return (
            <li key={row.key} className="places__prizes">
              Prizes end here
            </li>
          );
        return <RankItem key={row.key} row={row.rank} window={isCompared ? window : null} />;
      })}
    </ul>
  );
}

/** Shields of the first three: gold, silver and bronze. */
const shields = ['var(--art-gold)', 'var(--art-shade)', 'var(--art-bronze)'] as const;

function RankNumber({ rank }: { rank: number }) {
  const shield = shields[rank - 1];
  return (
    <span className={shield === undefined ? 'place__rank' : 'place__rank place__rank--top'}>
      {shield === undefined ? null : (
        <svg viewBox="0 0 40 44" aria-hidden="true">
          <path fill={shield} d="M2 2h36v18c0 11-7 18-18 22C9 38 2 31 2 20z" />
          <path fill="var(--art-deep)" fillOpacity="0.16" d="M20 2h18v18c0 11-7 18-18 22z" />
        </svg>
      )}
      <span className="visually-hidden">Rank </span>
      <span>{inNumbers(rank)}</span>
    </span>
  );
}

function RankItem({ row, window }: { row: ShownRank; window: BoardWindow | null }) {
  const { rank, before, name, username, picture, points, isMe, isHidden } = row;
  const gifts = 'prizes' in row ? row.prizes : [];
  return (
    <li className={isMe ? 'place place--mine' : 'place'}>
      <RankNumber rank={rank} />
      <span className="place__who">
        <MemberName name={name} username={username} picture={picture} to={memberPage(username)} />
        {isMe ? <span className="badge tag">You</span> : null}
        {gifts.length === 0 ? null : <Gifts gifts={gifts} />}
        {isMe && isHidden ? (
          <span className="place__note">Your name is hidden from others.</span>
        ) : null}
      </span>
      {points === null ? (
        <span className="visually-hidden">Points aren’t shown</span>
      ) : (
        <>
          {window === null ? null : <RankChange rank={rank} before={before} window={window} />}
          <span className="amount place__points">
            {pointsText(points)}
            <span className="visually-hidden"> points</span>
          </span>
        </>
      )}
    </li>
  );
}
