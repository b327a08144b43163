import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { createStore } from '@/app/store/store';
import { serveApi } from '@/app/testing/renderApp';
import { authenticated } from '@/features/identity/session/sessionSlice';
import CommunityHome from './CommunityHome';

const api = serveApi();

const tier = (id: string, name: string, price: string, subscriptionType = 'MONTHLY') => ({
  id,
  name,
  price,
  subscriptionType,
  description: '',
  items: [{ id: 'token-price', name: 'Token price' }],
  order: 1,
});
const silver = tier('pkg-silver', 'Silver Keep', '1.25');
const bronze = tier('pkg-bronze', 'Bronze Keep', '0.5', 'QUARTERLY');

const answers = (items: unknown[]) => {
  const asked = vi.fn<() => Response>(() =>
    HttpResponse.json({
      success: true,
      message: '',
      data: { items, total: items.length, page: 1, pageSize: 20 },
    }),
  );
  api.use(http.get('/api/packages', asked));
  return asked;
};
const fails = () =>
  api.use(
    http.get('/api/packages', () =>
      HttpResponse.json(
        { success: false, message: 'No prices today', data: null },
        { status: 500 },
      ),
    ),
  );

function show(isSignedIn = false) {
  const { store } = createStore();
  if (isSignedIn)
    store.dispatch(authenticated({ isAuthenticated: true, isAdmin: false, isAdminMode: false }));
  render(
    <Provider store={store}>
      <MemoryRouter>
        <CommunityHome />
      </MemoryRouter>
    </Provider>,
  );
}

test('the price link shows the cheapest package and its term, with one request for the packages', async () => {
  const asked = answers([silver, bronze]);
  show();
  expect(await screen.findByRole('link', { name: 'From 0.5 SOL a quarter' })).toHaveAttribute(
    'href',
    '#bot-tiers',
  );
  expect(await screen.findByRole('heading', { name: 'Silver Keep' })).toBeVisible();
  expect(asked).toHaveBeenCalledTimes(1);
});

test('a price that cannot be read is ignored', async () => {
  answers([silver, tier('pkg-odd', 'Odd Keep', 'free')]);
  show();
  expect(await screen.findByRole('link', { name: 'From 1.25 SOL a month' })).toBeVisible();
});

test('when prices fail to load no price is shown, and Retry loads them', async () => {
  fails();
  show();
  expect(await screen.findByRole('alert')).toHaveTextContent('No prices today');
  expect(screen.getByRole('link', { name: 'Prices are in SOL' })).toBeVisible();
  answers([bronze]);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('link', { name: 'From 0.5 SOL a quarter' })).toBeVisible();
});

test('a visitor chooses a tier by signing in', async () => {
  answers([silver]);
  show();
  expect(await screen.findByRole('button', { name: 'Choose Silver Keep' })).toBeVisible();
});

test('a signed-in member’s tier button is a link to the order page', async () => {
  answers([silver]);
  show(true);
  expect(await screen.findByRole('link', { name: 'Choose Silver Keep' })).toHaveAttribute(
    'href',
    '/dashboard/package?tier=pkg-silver',
  );
});
