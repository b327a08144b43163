import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { TestBackend } from '@/mock-api/hosts/vitest/testServer';
import { addThrowAwayPost } from '@/mock-api/testing/throwAwayPost';
import { addNewcomers } from './newcomer';

addNewcomers();
addThrowAwayPost();
const { renderDashboard } = await import('@/app/testing/renderDashboard');
const { Features } = await import('@/sites/community/home/staticSections');
const { checkAgainst } = await import('@/mock-api/hosts/vite/answerChecker');
const { createTestBackend } = await import('@/mock-api/hosts/vitest/testServer');
const { openApiDocument } = await import('@/mock-api/openapi/document');
const { flattenRoutes } = await import('@/shared/routing/table');
const { routes } = await import('@/sites/community/routes');

checkAgainst(await openApiDocument());

const TITLE = 'Throw-away module';

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend();
  backend.signInAs('staff');
});
afterEach(() => backend.close());

const dashboard = routes.find(({ path }) => path === '/dashboard')?.children ?? [];
const open = (path: string, options = {}) => renderDashboard(path, dashboard, 'srv-hq', options);

test('the throw-away module has its routes under its names', () => {
  expect(flattenRoutes(routes)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ path: '/dashboard/throw-away', title: TITLE }),
      expect.objectContaining({
        path: '/dashboard/throw-away/form/:slug',
        title: 'Throw-away rule',
      }),
    ]),
  );
});

test('the home pages list the throw-away module in its family', () => {
  render(<Features />);
  const names = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(names[names.indexOf(TITLE) - 1]).toBe('Crypto buy/sell alert');
});

test('the catalog has a card for the throw-away module, and the rail links to it', async () => {
  open('bots', { hasRail: true });
  const alerts = await screen.findByRole('region', { name: 'Alerts' });
  expect(within(alerts).getByRole('heading', { name: TITLE })).toBeVisible();
  const rail = screen.getByRole('navigation', { name: 'Dashboard' });
  await userEvent.click(within(rail).getByRole('button', { name: /^More modules/ }));
  expect(within(rail).getByRole('link', { name: TITLE })).toHaveAttribute(
    'href',
    '/dashboard/throw-away',
  );
});

test('a package includes the throw-away module', async () => {
  const response = await backend.send('GET', '/api/packages/srv-hq');
  expect(await response.text()).toContain(`{"id":"throw-away","name":"${TITLE}"}`);
});

test('the form shows the control of the new field type, also inside lists', async () => {
  open('throw-away/form/new');
  expect(await screen.findByRole('slider', { name: 'Rating' })).toHaveValue('1');
  await userEvent.click(screen.getByRole('button', { name: 'Add judge' }));
  expect(screen.getByRole('slider', { name: 'Their rating' })).toHaveAttribute('max', '3');
});

/** Asks the back end for a rule with that rating. */
function addRule(rating: number) {
  const guild = backend.world.db.guilds.find(({ id }) => id === 'srv-hq');
  return backend.send('POST', '/api/servers/srv-hq/modules/throw-away/rules', {
    enabled: true,
    values: {
      name: 'First',
      rating,
      judges: [],
      channelId: guild?.channels.find(({ type, botCanPost }) => type === 0 && botCanPost)?.id,
      message: { content: 'Rated.', embeds: [], buttons: [] },
    },
  });
}

test('the back end applies the checks of the schema, and the list shows saved values', async () => {
  expect(await (await addRule(6)).text()).toContain('At most 5 stars.');
  expect((await addRule(4)).status).toBe(201);
  open('throw-away');
  expect(await screen.findByText('★★★★')).toBeVisible();
});

test('the back end posts for the rules, and the page lists the posts', async () => {
  // What others post takes a world its time.
  backend.world.db.modules = [];
  expect((await addRule(4)).status).toBe(201);
  backend.world.clock.advance(1000);
  open('throw-away');
  await userEvent.click(await screen.findByRole('tab', { name: 'Post history' }));
  await userEvent.click(await screen.findByRole('link', { name: 'The rating, as it was saved' }));
  expect(await screen.findByRole('region', { name: 'Message' })).toHaveTextContent('Rated.');
});

test('the OpenAPI document describes the module and the field type', async () => {
  const { paths, components } = await openApiDocument();
  expect(Object.keys(paths)).toContain('/servers/{id}/modules/throw-away');
  expect(components['schemas']).toMatchObject({
    ThrowAwayValues: {
      title: TITLE,
      properties: {
        rating: { description: 'Stars, of 5.', type: 'integer', minimum: 1, maximum: 5 },
      },
    },
  });
});
