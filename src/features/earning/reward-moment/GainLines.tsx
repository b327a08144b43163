import { ArrowUp, Trophy } from 'lucide-react';
import type { Gain } from './delivery';
import { levelInWords, rankInWords } from './momentWords';

/** Changes of rank and level by a claim. */
export function GainLines({ gain, server }: { gain: Gain; server: string }) {
  const rank = rankInWords(gain, server);
  const level = levelInWords(gain);
  if (rank === null && level === null) return null;
  return (
    <ul className="reward-moment__gains" aria-label="Your progress">
      {rank === null ? null : (
        <li>
          <Trophy aria-hidden="true" />
          <Rank gain={gain} server={server} spoken={rank} />
        </li>
      )}
      {level === null ? null : (
        <li>
          <ArrowUp aria-hidden="true" />
          {level}
        </li>
      )}
    </ul>
  );
}

/** "All-time rank 12 → 9 on Solana Keep". Screen readers hear "All-time rank 9 on Solana Keep, up from 12". */
function Rank({ gain, server, spoken }: { gain: Gain; server: string; spoken: string }) {
  const { before, after } = gain.rank;
  const isUp = before !== null && after !== null && after < before;
  if (!isUp) return <bdi>{spoken}</bdi>;
  return (
    <span>
      <span className="visually-hidden">{spoken}</span>
      <span aria-hidden="true">
        All-time rank <s>{before}</s> → <strong>{after}</strong> on{' '}
        <bdi translate="no">{server}</bdi>
      </span>
    </span>
  );
}
