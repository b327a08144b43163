import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { seasonSchema, type RankRow, type Season } from './leaderboard';
import { Podium } from './Podium';
import { canBeEdited, type Gift } from './prizes';
import { SeasonLine } from './SeasonLine';

const sol = (amount: string): Gift => ({
  kind: 'TOKEN',
  token: { mint: null, symbol: 'SOL', image: null, decimals: 9 },
  amount,
  points: null,
  role: null,
  roleId: null,
  text: '',
});
const season: Season = {
  id: 'sea-1',
  name: 'Autumn',
  startsAt: null,
  endsAt: null,
  prize: '',
  winners: 3,
  prizes: [
    { from: 1, to: 1, ...sol('1000000000') },
    { from: 1, to: 1, ...sol('0'), kind: 'POINTS', token: null, amount: null, points: 50 },
    { from: 2, to: 3, ...sol('375000000') },
  ],
  progress: null,
  state: 'RUNNING',
  isClosedEarly: false,
};
const place = (position: number, part: Partial<RankRow> = {}): RankRow => ({
  position,
  rank: position,
  before: null,
  name: `Member ${String(position)}`,
  username: null,
  picture: null,
  points: 100 - position,
  isHidden: false,
  isMe: false,
  prizes: [],
  ...part,
});

test('a season shows the prizes by rank and the distance to the next prize', () => {
  const mine = place(5, { isMe: true });
  render(
    <MemoryRouter>
      <SeasonLine season={season} own={{ mine, won: null, nextPrize: { rank: 3, points: 120 } }} />
    </MemoryRouter>,
  );
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
  expect(terms).toEqual(['Rank 1', 'Ranks 2–3']);
  expect(screen.getAllByRole('definition')[0]).toHaveTextContent('1 SOL, 50 points');
  expect(screen.getByText('120 points to rank 3')).toBeVisible();
});

test('a season for one winner says which rank wins', () => {
  render(
    <MemoryRouter>
      <SeasonLine season={{ ...season, prizes: [], prize: 'A banner!', winners: 1 }} />
    </MemoryRouter>,
  );
  expect(screen.getByText('Winner: rank 1')).toBeVisible();
  expect(screen.getByText(/^Prize:/)).toHaveTextContent(
    'Prize: A banner! The server’s team delivers it.',
  );
});

test('a winner sees the state of each prize', () => {
  const won = {
    rank: 2,
    gifts: [
      { ...sol('375000000'), state: 'NO_WALLET', transactionId: null },
      { ...sol('1000'), state: 'PAID', transactionId: 'pay-1' },
    ],
  };
  render(
    <MemoryRouter>
      <SeasonLine season={season} own={{ mine: null, won, nextPrize: null }} />
    </MemoryRouter>,
  );
  expect(screen.getByText('You finished 2nd and won:')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Link a wallet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'View transaction' })).toHaveAttribute(
    'href',
    '/dashboard/all-transactions?transaction=pay-1',
  );
});

test('the podium is read from first to third, with equal ranks at the same height', () => {
  render(
    <MemoryRouter>
      <Podium
        places={[place(1, { prizes: [sol('1000000000')] }), place(2, { rank: 1 }), place(3)]}
        window="SEASON"
      />
    </MemoryRouter>,
  );
  const steps = within(screen.getByRole('list', { name: 'Podium' })).getAllByRole('listitem');
  expect(steps.map((step) => /Member \d/.exec(step.textContent)?.[0])).toEqual([
    'Member 1',
    'Member 2',
    'Member 3',
  ]);
  expect(steps.map((step) => /Rank \d/.exec(step.textContent)?.[0])).toEqual([
    'Rank 1',
    'Rank 1',
    'Rank 3',
  ]);
  expect(steps[0]).toHaveTextContent('1 SOL');
});

test.each([
  ['a token without its amount', { kind: 'TOKEN', token: null, amount: '5' }],
  ['points without a number', { kind: 'POINTS', points: 'many' }],
  ['no prize at all', 7],
])('a prize that is %s is left out with a note, and its season can’t be edited', (_case, odd) => {
  const read = seasonSchema.parse({
    ...season,
    prizes: [...season.prizes, typeof odd === 'number' ? odd : { from: 4, to: 4, ...odd }],
  });
  expect(read.prizes).toEqual(season.prizes);
  expect(canBeEdited(read)).toBe(false);
  render(<SeasonLine season={read} />);
  expect(screen.getByRole('status')).toHaveTextContent('1 prize couldn’t be shown.');
});

test('a season whose prizes were all read can be edited', () => {
  expect(canBeEdited(seasonSchema.parse(season))).toBe(true);
});
