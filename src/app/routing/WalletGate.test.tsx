import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { sampleOf } from '@/features/modules/preview/ModuleSample';
import type { LoadPageNotes } from '@/shared/routing/pageNotes';
import { index, section, type RouteFlags, type RouteSpec } from '@/shared/routing/table';
import { routes as communityRoutes } from '@/sites/community/routes';
import { renderApp, serveApi, signedIn } from '../testing/renderApp';

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';
const botInfo = http.get('/api/discord/bot-info', () =>
  HttpResponse.json({
    success: true,
    message: '',
    data: { botName: 'Castle', botPermission: '8', botClientId: '1', clientId: '1' },
  }),
);
// Any other call fails the test: the gate asks for nothing of the page behind it.
serveApi(signedIn({ isAdmin: true }), botInfo);

const gate = () => screen.findByRole('region', { name: 'Connect your wallet' });
const figure = () => screen.findByRole('figure', { name: /^What members will see/ });

describe('the wallet gate of a module', () => {
  test('appears in the dashboard frame with the page’s purpose and a preview', async () => {
    renderApp('/dashboard/holder-verification', communityRoutes);
    expect(await gate()).toHaveTextContent('Give roles to NFT holders');
    expect(screen.getByText('Holder verification', { selector: 'p' })).toBeVisible();
    const menu = screen.getByRole('navigation', { name: 'Dashboard' });
    expect(within(menu).getByRole('link', { name: 'Bots' })).toBeVisible();
    expect(await figure()).toHaveTextContent('Verify what you hold');
  });

  test.each(['holder-verification', 'bots/reaction-roles?rule=new', 'chat-to-earn'])(
    'shows a sample of %s in which nothing takes the focus',
    async (path) => {
      renderApp(`/dashboard/${path}`, communityRoutes);
      const sample = await figure();
      const reachable = [...sample.querySelectorAll(FOCUSABLE)].filter(
        (each) => each.closest('[inert][aria-hidden="true"]') === null,
      );
      expect(reachable).toEqual([]);
      // The bot goes by its own name once that is known.
      await waitFor(() => expect(sample).toHaveTextContent(/Castle APP/));
    },
  );

  test('names the module of an address under Bots', async () => {
    renderApp('/dashboard/bots/reaction-roles', communityRoutes);
    await gate();
    expect(await screen.findByText('Reaction roles', { selector: 'p' })).toBeVisible();
    expect(document.title).toMatch(/^Reaction roles \|/);
  });
});

test('the wallet gate of another page says in a sentence what the page is for', async () => {
  renderApp('/dashboard/reports', communityRoutes);
  expect(await gate()).toHaveTextContent('Growth, activity and spending of your server');
  expect(screen.queryByRole('figure')).not.toBeInTheDocument();
});

describe('the wallet gate is complete without', () => {
  const WALLET: RouteFlags = {
    adminRoute: true,
    walletStatus: 'connected',
    loginStatus: 'logged-in',
  };
  const load = vi.fn<RouteSpec['load']>(async () => ({ default: () => <h1>Treasure room</h1> }));
  const open = async (notes: LoadPageNotes) => {
    renderApp('/dashboard', [
      section(
        '/dashboard',
        WALLET,
        'Dashboard',
        () => import('@/app/testing/Plain'),
        [index('Room', load)],
        {
          notes,
        },
      ),
    ]);
    const found = await gate();
    expect(within(found).getByRole('button', { name: 'Select Wallet' })).toBeVisible();
    expect(found).toHaveTextContent('doesn’t start a transaction');
    expect(load).not.toHaveBeenCalled();
    return found;
  };
  const withSample = (loadModule: Parameters<typeof sampleOf>[0]): LoadPageNotes => {
    const Sample = sampleOf(loadModule);
    return async () => ({ default: () => ({ purpose: 'Keeps the treasure.', Sample }) });
  };

  test('the site’s page notes', async () => {
    const found = await open(() => Promise.reject(new Error('Gone')));
    expect(found).toHaveTextContent('Room');
  });

  test.each([
    ['the module', () => Promise.reject(new Error('Gone'))],
    ['a module there isn’t', async () => undefined],
  ])('the sample: %s', async (_name, loadModule) => {
    const found = await open(withSample(loadModule));
    expect(found).toHaveTextContent('Keeps the treasure.');
    await waitFor(() => expect(found.querySelector('.skeleton__block')).toBeNull());
    expect(screen.queryByRole('figure')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Connect your wallet' })).toBeVisible();
  });
});
