import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { OPEN, page } from '@/shared/routing/table';
import { renderApp, signedIn, signedOut, serveApi } from '../testing/renderApp';

const api = serveApi(signedOut());
const routes = [page('/', OPEN, 'Home', async () => ({ default: () => <h1>Front gate</h1> }))];
const logoutAnswers = (success: boolean, status = 200) =>
  http.get('/api/auth/logout', () =>
    HttpResponse.json({ success, message: '', data: null }, { status }),
  );

describe('header', () => {
  beforeEach(() => document.documentElement.setAttribute('data-bs-theme', 'dark'));

  test('has Home, Docs, the theme toggle, Sign In and the wallet button', async () => {
    renderApp('/', routes);
    const header = await screen.findByRole('banner');
    expect(within(header).getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    expect(within(header).getByRole('link', { name: 'Docs' })).toHaveAttribute('target', '_blank');
    expect(within(header).getByRole('button', { name: /light theme/ })).toBeVisible();
    expect(within(header).getByRole('button', { name: 'Sign In' })).toBeVisible();
    expect(within(header).getByRole('button', { name: 'Select Wallet' })).toBeVisible();
  });

  test('switches the theme and keeps the choice', async () => {
    renderApp('/', routes);
    await userEvent.click(await screen.findByRole('button', { name: /light theme/ }));
    expect(document.documentElement).toHaveAttribute('data-bs-theme', 'light');
    expect(localStorage.getItem('theme')).toBe('light');
  });

  test('switches from light to the device’s theme and stores it under the specification’s key', async () => {
    renderApp('/', routes);
    await userEvent.click(await screen.findByRole('button', { name: /light theme/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Switch to the system theme' }));
    const theme = window.matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
    expect(document.documentElement).toHaveAttribute('data-bs-theme', theme);
    expect(localStorage.getItem('theme')).toBe(theme);
    expect(localStorage.getItem('castle-theme')).toBe('system');
    await userEvent.click(screen.getByRole('button', { name: 'Switch to the dark theme' }));
    expect(localStorage.getItem('castle-theme')).toBeNull();
  });

  test('follows a theme change made in another tab', async () => {
    renderApp('/', routes);
    await screen.findByRole('button', { name: /light theme/ });
    localStorage.setItem('theme', 'light');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'theme' })));
    expect(document.documentElement).toHaveAttribute('data-bs-theme', 'light');
    expect(screen.getByRole('button', { name: 'Switch to the system theme' })).toBeVisible();
  });

  test('offers the three themes in the profile menu', async () => {
    api.use(signedIn());
    renderApp('/', routes);
    await userEvent.click(await screen.findByText('Ada'));
    const themes = within(screen.getByRole('radiogroup', { name: 'Theme' }));
    expect(themes.getByRole('radio', { name: 'Dark' })).toBeChecked();
    await userEvent.click(themes.getByRole('radio', { name: 'System' }));
    expect(themes.getByRole('radio', { name: 'System' })).toBeChecked();
    expect(localStorage.getItem('castle-theme')).toBe('system');
  });

  test('reserves room for the profile menu of a returning member until the server answers', async () => {
    let answer: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    api.use(
      http.get('/api/auth/authenticate', async () => {
        await answered;
        return HttpResponse.json({ success: true, message: '', data: null }, { status: 401 });
      }),
    );
    renderApp('/', routes);
    const header = await screen.findByRole('banner');
    expect(header.querySelector('.account-coming')).not.toBeNull();
    expect(within(header).queryByRole('button', { name: /^Profile menu/ })).toBeNull();
    answer();
    await waitFor(() => expect(header.querySelector('.account-coming')).toBeNull());
    expect(localStorage.getItem('castle-signed-in')).toBeNull();
  });

  test('remembers that the member is signed in until they log out', async () => {
    api.use(signedIn(), logoutAnswers(true));
    renderApp('/', routes);
    await userEvent.click(await screen.findByText('Ada'));
    expect(localStorage.getItem('castle-signed-in')).toBe('1');
    await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
    await screen.findByRole('button', { name: 'Sign In' });
    expect(localStorage.getItem('castle-signed-in')).toBeNull();
  });

  test('gives logged-in users a profile menu with Dashboard and Logout', async () => {
    api.use(signedIn());
    renderApp('/', routes);
    await userEvent.click(await screen.findByText('Ada'));
    expect(screen.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard');
    expect(screen.getByRole('button', { name: 'Logout' })).toBeVisible();
  });

  test('links to the member’s own page on the user site', async () => {
    api.use(signedIn());
    renderApp('/', routes, 'user');
    await userEvent.click(await screen.findByText('Ada'));
    expect(screen.getByRole('link', { name: 'Your page' })).toHaveAttribute(
      'href',
      '/dashboard/user/ada',
    );
  });

  test('says Logged Out after a logout', async () => {
    api.use(signedIn(), logoutAnswers(true));
    renderApp('/', routes);
    await userEvent.click(await screen.findByText('Ada'));
    await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
    expect(
      await screen.findByText('Logged Out', { selector: '.visually-hidden' }),
    ).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Sign In' })).toBeVisible();
  });

  test('warns when the logout request fails, and logs out in the browser all the same', async () => {
    api.use(signedIn(), logoutAnswers(false, 500));
    renderApp('/', routes);
    await userEvent.click(await screen.findByText('Ada'));
    await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
    expect(
      await screen.findByText('Oops! Something went wrong.', { selector: '.visually-hidden' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Sign In' })).toBeVisible();
  });

  test('D15: forgets admin mode and the chosen server on logout', async () => {
    sessionStorage.setItem('AdminMode', 'true');
    localStorage.setItem('SelectedServerId', 'srv-1');
    api.use(signedIn({ isAdmin: true }), logoutAnswers(true));
    renderApp('/', routes);
    await userEvent.click(await screen.findByText('Ada'));
    await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
    await screen.findByRole('button', { name: 'Sign In' });
    expect(sessionStorage.getItem('AdminMode')).toBeNull();
    expect(localStorage.getItem('SelectedServerId')).toBeNull();
  });

  test('shows the footer on the home page, with the year 2025', async () => {
    renderApp('/', routes);
    const footer = await screen.findByRole('contentinfo');
    expect(within(footer).getByText(/2025/)).toBeVisible();
  });

  test('shows no footer elsewhere', async () => {
    renderApp('/nowhere', routes);
    await screen.findByRole('heading', { name: 'Page not found' });
    expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
  });
});
