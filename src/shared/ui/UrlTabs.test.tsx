import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { UrlTabs } from './UrlTabs';

const tabs = [
  { id: 'open', label: 'Open', content: <p>What is open</p> },
  { id: 'done', label: 'Done', content: <p>What is done</p> },
];

function show(address: string) {
  const router = createMemoryRouter(
    [{ path: '/', element: <UrlTabs label="Quests" tabs={tabs} /> }],
    { initialEntries: [address] },
  );
  render(<RouterProvider router={router} />);
  return router;
}

test('the first tab is open when the address names none', () => {
  show('/');
  expect(screen.getByRole('tab', { name: 'Open', selected: true })).toBeVisible();
  expect(screen.getByRole('tabpanel')).toHaveTextContent('What is open');
});

test('the address picks a tab', () => {
  show('/?tab=done');
  expect(screen.getByRole('tabpanel')).toHaveTextContent('What is done');
});

test('a tab that does not exist opens the first', () => {
  show('/?tab=nowhere');
  expect(screen.getByRole('tab', { name: 'Open', selected: true })).toBeVisible();
});

test('a choice goes into the address and leaves the rest of it', async () => {
  const router = show('/?page=2');
  await userEvent.click(screen.getByRole('tab', { name: 'Done' }));
  expect(router.state.location.search).toBe('?page=2&tab=done');
});

test('arrows move between the tabs', async () => {
  show('/');
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(await screen.findByRole('tab', { name: 'Done', selected: true })).toHaveFocus();
});

test('the open tab is brought into sight again when one before it grows', () => {
  let grow = () => {};
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        grow = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
  show('/?tab=done');
  const list = screen.getByRole('tablist');
  const at = (element: HTMLElement, left: number, right: number) =>
    vi
      .spyOn(element, 'getBoundingClientRect')
      .mockReturnValue(new DOMRect(left, 0, right - left, 40));
  at(list, 0, 300);
  at(screen.getByRole('tab', { name: 'Done' }), 260, 350);
  grow();
  expect(list.scrollLeft).toBe(50);
});
