import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { House } from 'lucide-react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { RailLinks } from './RailLinks';

const link = (path: string, label: string) => ({ to: `/dashboard/${path}`, label, icon: House });
const groups = [
  { title: 'Server', links: [link('bots', 'Bots'), link('members', 'Members')] },
  { title: 'Billing', links: [link('package', 'Packages')] },
  { title: 'More modules', links: [link('a', 'Alerts'), link('b', 'Boosts')], isSeldom: true },
];
const open = (path = '/dashboard') =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <RailLinks groups={groups} />
    </MemoryRouter>,
  );
const names = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);

beforeEach(() => localStorage.clear());

test('a folded group stays folded in this browser', async () => {
  const { unmount } = open();
  const heading = screen.getByRole('button', { name: 'Server' });
  expect(heading).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(heading);
  expect(heading).toHaveAttribute('aria-expanded', 'false');
  expect(names()).toEqual(['Packages']);
  unmount();
  open();
  expect(names()).toEqual(['Packages']);
});

test('the group of seldom used links is folded at first and shows their number', async () => {
  open();
  const heading = screen.getByRole('button', { name: /^More modules/ });
  expect(heading).toHaveTextContent('More modules2');
  expect(names()).not.toContain('Alerts');
  await userEvent.click(heading);
  expect(names()).toContain('Alerts');
});

test('a folded group shows the link to the current page', () => {
  open('/dashboard/b');
  expect(names()).toEqual(['Bots', 'Members', 'Packages', 'Boosts']);
  expect(screen.getByRole('link', { name: 'Boosts' })).toHaveAttribute('aria-current', 'page');
});

test('a pinned link moves to the top and is remembered', async () => {
  const { unmount } = open();
  await userEvent.click(screen.getByRole('button', { name: 'Pin Packages' }));
  unmount();
  open();
  const pin = screen.getByRole('button', { name: 'Pin Packages' });
  expect(pin).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('button', { name: 'Pinned' })).toBeVisible();
  expect(names()).toEqual(['Packages', 'Bots', 'Members']);
  await userEvent.click(pin);
  expect(within(screen.getByRole('navigation')).queryByText('Pinned')).toBeNull();
});

test('pinning and unpinning a link keeps the focus on its button', async () => {
  open();
  const pin = () => screen.getByRole('button', { name: 'Pin Members' });
  pin().focus();
  await userEvent.keyboard('{Enter}');
  expect(pin()).toHaveAttribute('aria-pressed', 'true');
  expect(pin()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(pin()).toHaveAttribute('aria-pressed', 'false');
  expect(pin()).toHaveFocus();
});

test.each(['nonsense', '[]', '{"toggled":"Server","pinned":[7]}'])(
  'an invalid stored state (%s) is ignored',
  (text) => {
    localStorage.setItem('castle-rail', text);
    open();
    expect(names()).toEqual(['Bots', 'Members', 'Packages']);
  },
);
