import { LANGUAGE } from '@/shared/text/locales';
import type { PreviewProps } from '../../engine/previewOf';
import MessagePreview from '../../preview/MessagePreview';
import { FigureTable } from '../../preview/figures/FigureTable';
import play from './definition';
import type { Game } from './fields';
import { largestWin, prizesOf, returnOf, WHOLE } from './odds';
import { Warning } from '../../preview/figures/Warning';

const names: Record<string, string> = {
  TRIVIA: 'Trivia',
  WHEEL: 'Daily wheel',
  LADDER: 'Daily ladder',
  SLOTS: 'Slots',
  COIN_FLIP: 'Coin flip',
  DICE: 'Dice',
  RPS: 'Rock, paper, scissors',
  NUMBER_GUESS: 'Guess a number',
  RUMBLE: 'Rumble',
  PET: 'Pet',
  BOSS_RAID: 'Boss raid',
};
const nameOf = ({ kind }: Game) => names[kind] ?? 'Game';

/** What each game pays back and may cost, its prizes, and the message of a win. */
export default function PlayPreview(props: PreviewProps) {
  const { games } = play.read(props.values);
  return (
    <>
      {games.length === 0 ? <p>Add a game to see its average return.</p> : <Games games={games} />}
      {games.map((game, index) => (
        // Games have no identity but their place.
        // oxlint-disable-next-line react/no-array-index-key -- see above
        <Prizes key={index} game={game} />
      ))}
      <MessagePreview {...props} />
    </>
  );
}

function Games({ games }: { games: readonly Game[] }) {
  const isGenerous = games.some((game) => (returnOf(game) ?? 0n) > WHOLE);
  return (
    <>
      <FigureTable
        caption="Average return for holders"
        heads={['Game', 'Return', 'Largest win']}
        rows={games.map((game) => [
          nameOf(game),
          inPercent(returnOf(game)),
          largestWin(game) === 0 ? 'The pot' : largestWin(game).toLocaleString(LANGUAGE),
        ])}
      />
      <Warning
        text={isGenerous ? 'A game pays out more than it takes in, so it can’t be saved.' : ''}
      />
    </>
  );
}

function Prizes({ game }: { game: Game }) {
  const prizes = prizesOf(game);
  if (prizes.length === 0) return null;
  return (
    <FigureTable
      caption={`Prizes: ${nameOf(game)}`}
      heads={['Pays', 'Chance']}
      rows={prizes.map(({ times, chance }) => [
        times === 0 ? 'Nothing' : `× ${times.toLocaleString(LANGUAGE)}`,
        `${chance.toLocaleString(LANGUAGE)}%`,
      ])}
    />
  );
}

const inPercent = (share: bigint | null): string =>
  share === null
    ? 'Free'
    : `${(Number(share) / 10_000).toLocaleString(LANGUAGE, { maximumFractionDigits: 2 })}%`;
