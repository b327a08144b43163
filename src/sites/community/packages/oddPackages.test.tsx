import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { renderDashboard } from '@/app/testing/renderDashboard';
import { createTestBackend, type TestBackend } from '@/mock-api/hosts/vitest/testServer';
import { scriptedChain } from '@/mock-api/testing/scriptedChain';
import { MISSING, tamper } from '@/mock-api/testing/tamper';
import { screen as route } from '@/shared/routing/table';
import { some } from '@tests/setup/scope';

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend({ startChain: async () => scriptedChain() });
  backend.signInAs('owner');
});
afterEach(() => backend.close());

function open(odd: Readonly<Record<string, unknown>>) {
  tamper(backend, '/api/packages/:id', odd);
  renderDashboard(
    'package',
    [route('package', 'Packages', () => import('./PackagesScreen'))],
    'srv-empty',
  );
}
const offers = async () => {
  const list = await screen.findByRole('list', { name: 'Packages on offer' });
  return within(list).getAllByRole('heading', { level: 2 });
};
const count = () => backend.world.db.packages.filter(({ status }) => status === 'ENABLED').length;

describe('F1: a package with something odd is on offer among the others', () => {
  test.each(
    some([
      ['no name', '0.name', null],
      ['no description', '0.description', null],
      ['no price', '0.price', MISSING],
      ['no type', '0.subscriptionType', 5],
      ['a length in words', '0.durationDays', 'a month'],
      ['features that are no list', '0.items', {}],
      ['a feature that is null', '0.items.0', null],
      ['no place', '0.order', null],
      ['a highlight that is a number', '0.highlight', 1],
      ['a status of a later version', '0.status', 'LIMITED'],
    ]),
  )('%s', async (_, path, value) => {
    open({ [`packages.${path}`]: value });
    expect(await offers()).toHaveLength(count());
  });
});

test('F1: one without an id is left out, and told of', async () => {
  open({ 'packages.0.id': null });
  expect(await offers()).toHaveLength(count() - 1);
  expect(screen.getByText(/^1 package could not be shown: /)).toBeVisible();
});

test('one without a price says so and cannot be ordered', async () => {
  const name = backend.world.db.packages[0]?.name ?? '';
  open({ 'packages.0.price': null });
  await offers();
  expect(screen.getByText('Its price could not be read, so it cannot be ordered.')).toBeVisible();
  expect(screen.getByRole('button', { name: new RegExp(`^Order ${name}`) })).toBeDisabled();
});
