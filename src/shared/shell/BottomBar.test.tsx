import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import BottomBar from './BottomBar';
import type { RailLink } from './RailLinks';

const link = (to: string, label: string): RailLink => ({ to, label, icon: () => null });
const quests = link('/dashboard/questboard', 'Quests');
const claim = link('/dashboard/questboard/keep/23/gm', 'Claim 50 points');
const settings = link('/dashboard/settings', 'Settings');
const groups = [{ title: 'All', links: [claim, quests, settings] }];

const current = (path: string) => {
  render(
    <MemoryRouter initialEntries={[path]}>
      <BottomBar groups={groups} links={[quests]} waiting={undefined} />
    </MemoryRouter>,
  );
  return [screen.getByRole('link', { name: 'Quests' }), screen.getByRole('button')].map((item) =>
    item.classList.contains('active'),
  );
};

test.each([
  ['a quest with a reward to claim lights Quests', claim.to, [true, false]],
  ['a page of the menu lights Menu', settings.to, [false, true]],
  ['an unknown page lights neither', '/dashboard/nowhere', [false, false]],
])('%s', (_, path, lit) => {
  expect(current(path)).toEqual(lit);
});
