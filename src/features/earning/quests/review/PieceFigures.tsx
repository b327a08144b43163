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
        NFTs of <bdi translate="no">{name}</bdi>
      </h2>
      <Stats>
        <Stat
          label="Left to give"
          value={shown(left)}
          note={left === 0 ? 'No one can claim until there are more.' : 'In the ledger wallet.'}
        />
        <Stat label="Promised" value={shown(promised)} note="Claimed, and on their way." />
        <Stat label="Arrived" value={shown(moved)} note="In the members’ wallets." />
        {failed === null || failed === 0 ? null : (
          <Stat
            label="Failed"
            value={shown(failed)}
            note="Never moved; the members can have them sent once more."
          />
        )}
      </Stats>
    </section>
  ));
