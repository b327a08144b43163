import { render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { Breadcrumbs } from './Breadcrumbs';

const trail = [
  { title: 'Dashboard', path: '/dashboard' },
  { title: 'Quests', path: '/dashboard/quests/:slug' },
];

function show(address: string) {
  const element = <Breadcrumbs />;
  const router = createMemoryRouter(
    [
      { path: '/dashboard', element, handle: { title: 'Overview', trail: [] } },
      { path: '/dashboard/quests/:slug/:id', element, handle: { title: 'Quest', trail } },
    ],
    { initialEntries: [address] },
  );
  render(<RouterProvider router={router} />);
}

test('lead back along the way, with the page’s own parameters', () => {
  show('/dashboard/quests/spring%20fair/7');
  const nav = screen.getByRole('navigation', { name: 'Breadcrumbs' });
  const links = within(nav).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/dashboard',
    '/dashboard/quests/spring%20fair',
  ]);
  expect(within(nav).getByText('Quest')).toHaveAttribute('aria-current', 'page');
});

test('a section’s first page has none', () => {
  show('/dashboard');
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});
