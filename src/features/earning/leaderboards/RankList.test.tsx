import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RankList } from './RankList';

const at = (rank: number) => ({
  position: rank,
  rank,
  before: null,
  name: `Member ${rank}`,
  username: null,
  picture: '/picture.png',
  points: 10,
  isMe: false,
  isHidden: false,
});

test('the first three ranks have a shield, the others don’t', () => {
  render(
    <RankList
      label="Top 10"
      items={[1, 2, 3, 4].map(at)}
      around={[]}
      winners={null}
      isFound={false}
      window="WEEK"
    />,
  );
  const rows = screen.getAllByRole('listitem');
  expect(rows.map((row) => row.querySelector('svg') !== null)).toEqual([true, true, true, false]);
  expect(rows[0]).toHaveTextContent(/^Rank 1/u);
});
