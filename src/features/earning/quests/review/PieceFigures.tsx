import { inNumbers } from '@/shared/format/numbers';
import { Stat, Stats } from '@/shared/ui/Stat';
import type { QuestStatistics } from './submission';

type Pieces = QuestStatistics['pieces'];
const shown = (count: number | null) => (count === null ? 'Unknown' : inNumbers(count));

/** What became of the NFTs a quest gives; nothing for a quest that gives none. */
export const PieceFigures = ({ pieces }: { pieces: Pieces }) =>
  pieces.map(({ collection, name, left, promised, moved, failed }) => (
    <section key={collection} className="piece-figures">
      <h2>
        NFTs from <bdi translate="no">{name}</bdi>
      </h2>
      <Stats>
        <Stat
          label="Available"
          value={shown(left)}
          note={left === 0 ? 'Members can’t claim until you add more' : 'In the ledger wallet'}
        />
        <Stat label="Reserved" value={shown(promised)} note="Claimed and on the way" />
        <Stat label="Delivered" value={shown(moved)} note="In members’ wallets" />
        {failed === null || failed === 0 ? null : (
          <Stat label="Failed" value={shown(failed)} note="Not sent. Members can retry." />
        )}
      </Stats>
    </section>
  ));
