import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { renderApp, serveApi, signedIn } from '@/app/testing/renderApp';
import type { FeedItem } from '@/features/earning/quests/feed/questFeed';
import { inMinutes, NOW, sampleCard } from '@/features/earning/quests/testing/samples';
import { PHONE } from '@/shared/hooks/useMedia';
import { screen as route, section } from '@/shared/routing/table';

/** As the server says it at the time of the samples. */
const ok = (data: unknown) =>
  HttpResponse.json(
    { success: true, message: '', data },
    { headers: { date: new Date(NOW).toUTCString() } },
  );
const server = serveApi(signedIn());
const keep = { id: 's', slug: 'keep', name: 'The Keep', icon: null };

const item = (title: string, own: object = {}): Partial<FeedItem> => ({
  id: title,
  server: keep,
  isMember: true,
  group: 'NOW',
  resetsAt: null,
  quest: sampleCard({ title, slug: title }),
  ...own,
});

/** The queries it was asked with. */
function feedIs(items: readonly object[], own: object = {}): URLSearchParams[] {
  const asked: URLSearchParams[] = [];
  server.use(
    http.get('*/api/quests', ({ request }) => {
      const { searchParams } = new URL(request.url);
      asked.push(searchParams);
      const [page, size] = ['page', 'pageSize'].map((name) => Number(searchParams.get(name)));
      const start = ((page ?? 1) - 1) * (size ?? 0);
      return ok({
        items: items.slice(start, start + (size ?? 0)),
        total: items.length,
        page,
        pageSize: size,
        counts: null,
        servers: [keep],
        ownServers: 1,
        now: null,
        ...own,
      });
    }),
  );
  return asked;
}

const open = (search = '') =>
  renderApp(
    `/dashboard/questboard${search}`,
    [
      section(
        '/dashboard',
        { adminRoute: false, walletStatus: 'not-required', loginStatus: 'logged-in' },
        'Dashboard',
        () => import('../UserDashboard'),
        [route('questboard', 'Quests', () => import('./FeedScreen'))],
      ),
    ],
    'user',
  );
const part = async (name: string) => within(await screen.findByRole('region', { name }));

test('quests to do now come before quests to join for and later quests', async () => {
  feedIs([
    item('Say hello'),
    item('Look around', { isMember: false, group: 'JOIN' }),
    item('Tomorrow', { group: 'LATER' }),
    item('Of a kind to come', { group: 'SOON' }),
  ]);
  open();
  const now = await part('For you now');
  expect(now.getByRole('link', { name: 'Say hello' })).toHaveAttribute(
    'href',
    '/dashboard/questboard/keep/task-to-earn/Say%20hello',
  );
  expect(now.getByText('The Keep')).toBeVisible();
  expect(now.getByText('50 points')).toBeVisible();
  expect((await part('On servers you can join')).getAllByRole('link')).toHaveLength(1);
  expect((await part('Later')).getAllByRole('link')).toHaveLength(2);
});

test('a daily quest counts down to the end of its day', async () => {
  feedIs([
    item('Come by', {
      resetsAt: inMinutes(300),
      quest: sampleCard({ slug: 'a', title: 'Come by', recurrence: 'DAILY' }),
    }),
  ]);
  open();
  expect(await screen.findByText(/Daily, 5 hours left/)).toBeVisible();
});

test('a filter is sent to the server and kept in the address until it is cleared', async () => {
  const asked = feedIs([item('Say hello')]);
  open('?reward=token');
  await part('For you now');
  expect(Object.fromEntries(asked[0] ?? [])).toMatchObject({ reward: 'TOKEN', page: '1' });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Effort' }), '1 task');
  await waitFor(() => expect(asked.at(-1)?.get('effort')).toBe('ONE'));
  expect(window.location.search).toBe('?reward=token&effort=one');
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  await waitFor(() => expect(window.location.search).toBe(''));
});

test('on a phone all filters are behind a button that shows their number', async () => {
  const whole = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(whole(query), query === PHONE ? { matches: true } : {}),
  );
  feedIs([item('Say hello')]);
  open('?time=daily&server=keep');
  const button = await screen.findByRole('button', { name: 'Filter (2)' });
  expect(screen.queryByRole('combobox', { name: 'Reward' })).not.toBeInTheDocument();
  await userEvent.click(button);
  expect(screen.getByRole('combobox', { name: 'Server' })).toHaveValue('keep');
});

test('Show more loads the rest, and each quest is listed once', async () => {
  const many = Array.from({ length: 30 }, (_, index) => item(`Quest ${String(index + 1)}`));
  // One of the first page has moved to the second in the meantime.
  feedIs([...many.slice(0, 24), item('Quest 3'), ...many.slice(24)]);
  open();
  const now = await part('For you now');
  await waitFor(() => expect(now.getAllByRole('link')).toHaveLength(24));
  expect(screen.getByText('24 of 31 quests')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(now.getAllByRole('link')).toHaveLength(30));
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});

test('a member without servers gets a link to discover servers', async () => {
  feedIs([], { ownServers: 0, servers: [] });
  open();
  expect(await screen.findByRole('heading', { name: 'No quests yet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Discover servers' })).toHaveAttribute(
    'href',
    '/dashboard/servers?tab=discover',
  );
});

test('filters without a match can be cleared', async () => {
  feedIs([]);
  open('?reward=nft');
  await userEvent.click(await screen.findByRole('button', { name: 'Clear filters' }));
  expect(window.location.search).toBe('');
  expect(await screen.findByRole('heading', { name: 'You’re all caught up' })).toBeVisible();
});

test('a quest that cannot be read is named, and the others are shown', async () => {
  feedIs([item('Say hello'), item('Odd', { server: null }), item('Odd too', { quest: 7 })]);
  open();
  expect((await part('For you now')).getAllByRole('link')).toHaveLength(1);
  expect(screen.getAllByText(/couldn’t be/).length).toBeGreaterThan(0);
});

test('a title that is very long or in another script is shown as text', async () => {
  const odd = `<b>مرحبا</b> ${'word'.repeat(80)}`;
  feedIs([item('odd', { quest: sampleCard({ slug: 'odd', title: odd }) })]);
  open();
  expect(await screen.findByRole('link', { name: odd })).toBeVisible();
});

test('a feed that fails to load can be retried', async () => {
  feedIs([item('Say hello')]);
  server.use(
    http.get(
      '*/api/quests',
      () => HttpResponse.json({ success: false, message: 'Down' }, { status: 500 }),
      { once: true },
    ),
  );
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('link', { name: 'Say hello' })).toBeVisible();
});
