import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { NOW, sampleCard } from '../testing/samples';
import { readBoard } from './boardQuery';
import { QuestList } from './QuestList';

const show = (search: string) =>
  render(
    <MemoryRouter>
      <QuestList
        board={{
          categories: [],
          quests: [sampleCard(), sampleCard({ slug: 'b', title: 'Gate', isOpen: false })],
          total: 50_000,
          questCount: 60_000,
        }}
        query={readBoard(new URLSearchParams(search))}
        onChange={() => undefined}
        pathOf={({ slug }) => `/${slug}`}
        now={NOW}
      />
    </MemoryRouter>,
  );

test('locked quests come below the available ones, and the count covers all parts', () => {
  show('');
  const locked = screen.getByRole('region', { name: 'Locked' });
  expect(within(locked).getByRole('listitem', { name: 'Gate' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Quests' })).toContainElement(
    screen.getByRole('listitem', { name: 'First steps' }),
  );
  expect(screen.getByRole('status')).toHaveTextContent('50,000 quests');
});

test('a list of all quests isn’t divided', () => {
  show('state=all');
  expect(screen.queryByRole('region', { name: 'Locked' })).not.toBeInTheDocument();
});
