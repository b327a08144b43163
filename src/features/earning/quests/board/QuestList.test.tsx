import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { QuestBoard } from '../quest';
import { NOW, sampleCard } from '../testing/samples';
import { readBoard } from './boardQuery';
import { QuestList } from './QuestList';

test('a board of 50,000 quests draws sixty, and sixty more on demand', async () => {
  const card = sampleCard();
  const quests = Array.from({ length: 50_000 }, (_, index) => ({
    ...card,
    slug: `quest-${String(index)}`,
  }));
  const board: Pick<QuestBoard, 'categories' | 'quests'> = { categories: [], quests };
  render(
    <MemoryRouter>
      <QuestList
        board={board}
        query={readBoard(new URLSearchParams())}
        onChange={() => undefined}
        pathOf={({ slug }) => `/${slug}`}
        now={NOW}
      />
    </MemoryRouter>,
  );
  const region = screen.getByRole('region', { name: 'Quests' });
  const drawn = () => region.querySelectorAll(':scope > ul > li').length;
  expect(drawn()).toBe(60);
  expect(screen.getByText('60 of 50,000')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(drawn()).toBe(120);
});
