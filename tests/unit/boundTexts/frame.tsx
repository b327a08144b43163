import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { success, user, type SpecifiedApi } from './api';
import { bound } from './observed';
import { openBrokenPage, openLoadingScreen, openSite, routesOf } from './product';
import { findToast } from './toasts';

const linkNames = (place: HTMLElement) =>
  within(place)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

/** Routes, header, footer, loading screen and error pages. */
export function frameTests(api: SpecifiedApi) {
  describe.each([
    ['community', 'routes.community', 'flags.community'],
    ['user', 'routes.user', 'flags.user'],
  ] as const)('the routes of the %s site', (site, paths, flags) => {
    test('exist with their flags', () => {
      const own = new Map(routesOf(site).map((route) => [route.path, route.flags]));
      for (const path of bound('routes.open')) {
        expect({ path, flags: own.get(path) }).toEqual({ path, flags: bound('flags.open') });
      }
      for (const path of bound(paths)) {
        expect({ path, flags: own.get(path) }).toEqual({ path, flags: bound(flags) });
      }
    });
  });

  test('the community home has its title, header and footer', async () => {
    api.answer(bound('call.authenticate'), user(false));
    openSite('community', '/');
    const header = within(await screen.findByRole('banner'));
    await waitFor(() => expect(document.title).toBe(bound('page.title')));
    expect(header.getByRole('link', { name: bound('header.home') })).toHaveAttribute('href', '/');
    expect(header.getByRole('link', { name: bound('header.docs') })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:/),
    );
    expect(header.getByRole('button', { name: bound('header.signIn') })).toBeVisible();
    expect(header.getByRole('button', { name: bound('wallet.select') })).toBeVisible();

    const footer = within(screen.getByRole('contentinfo'));
    for (const group of [bound('footer.product'), bound('footer.community')]) {
      for (const [title, links] of Object.entries(group)) {
        expect(linkNames(footer.getByRole('navigation', { name: title }))).toEqual(links);
      }
    }
    expect(footer.getByText(new RegExp(`\\b${String(bound('footer.year'))}\\b`))).toBeVisible();
  });

  test('the theme toggle changes the theme and stores it', async () => {
    api.answer(bound('call.authenticate'), user(false));
    openSite('community', '/');
    const name = new RegExp(bound('header.theme'), 'i');
    await userEvent.click(await screen.findByRole('button', { name }));
    expect(localStorage.getItem(bound('storage.theme'))).toBe('light');
    expect(document.documentElement).toHaveAttribute('data-bs-theme', 'light');
  });

  test('the profile menu has Dashboard and Logout', async () => {
    api.answer(bound('call.authenticate'), user(true));
    openSite('user', '/');
    const header = within(await screen.findByRole('banner'));
    await userEvent.click(await header.findByRole('button', { expanded: false }));
    expect((await header.findByText(bound('profile.dashboard'))).closest('a')).toHaveAttribute(
      'href',
      '/dashboard',
    );
    expect(header.getByText(bound('profile.logout'))).toBeVisible();
  });

  test('the unauthorized page says 401, without a footer and without asking who is signed in', async () => {
    openSite('user', '/unauthorized');
    expect(await screen.findByText(bound('unauthorized.code'))).toBeVisible();
    expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
    expect(api.sent(bound('call.authenticate'))).toEqual([]);
  });

  test('a hash that begins with #/ becomes the path', async () => {
    api.answer(bound('call.authenticate'), user(false));
    openSite('community', `/${bound('hash.prefix')}some/where`);
    await waitFor(() => expect(window.location.pathname).toBe('/some/where'));
    expect(window.location.hash).toBe('');
  });

  test('an unexpected error shows its title and its message', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    api.answer(bound('call.authenticate'), user(false));
    openBrokenPage('The page broke');
    const title = await screen.findByText(bound('crash.title'));
    const message = screen.getByText('The page broke');
    expect(title.compareDocumentPosition(message)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('the loading screen has an oval, a bar, and a message that comes late', () => {
    vi.useFakeTimers();
    const delay = bound('loading.messageDelay');
    const { container, unmount } = openLoadingScreen({ progress: 30, max: 120, message: 'Wait' });
    expect(container.querySelector('svg')).toBeInTheDocument();
    expect(screen.getByRole('progressbar')).toHaveAttribute('max', '120');
    act(() => void vi.advanceTimersByTime(delay - 1));
    expect(screen.queryByText('Wait')).not.toBeInTheDocument();
    act(() => void vi.advanceTimersByTime(1));
    expect(screen.getByText('Wait')).toBeVisible();
    unmount();
    openLoadingScreen({ progress: 120, max: 120, message: 'Wait' });
    act(() => void vi.advanceTimersByTime(delay));
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    expect(screen.queryByText('Wait')).not.toBeInTheDocument();
    vi.useRealTimers();
  });

  describe('logging out', () => {
    async function logOut(answer: () => Response) {
      api.answer(bound('call.authenticate'), user(true, true));
      api.answer(bound('call.logout'), answer);
      sessionStorage.setItem(bound('storage.adminMode'), 'true');
      const site = openSite('community', '/');
      const header = within(await screen.findByRole('banner'));
      await userEvent.click(await header.findByRole('button', { expanded: false }));
      expect(site.state().session).toEqual(bound('session.admin'));
      api.answer(bound('call.authenticate'), user(false));
      await userEvent.click(await header.findByText(bound('profile.logout')));
      return site;
    }

    test('says so in a toast at its place for its time, and forgets the session', async () => {
      const { last } = bound('api.success');
      const site = await logOut(() => success(null, '', last));
      const shown = await findToast('success');
      expect(shown).toHaveTextContent(bound('logout.done'));
      const place = `.Toastify__toast-container--${bound('toast.place')}`;
      expect(shown.closest(place)).not.toBeNull();
      expect(shown.querySelector('.Toastify__progress-bar')).toHaveStyle({
        animationDuration: `${String(bound('toast.duration'))}ms`,
      });
      expect(site.state().session).toEqual(bound('session.failed'));
      expect(sessionStorage.getItem(bound('storage.adminMode'))).toBeNull();
    });

    test('warns when its answer is no success', async () => {
      await logOut(() => success(null, '', bound('api.success').last + 1));
      expect(await findToast('warning')).toHaveTextContent(bound('logout.failed'));
    });
  });
}
