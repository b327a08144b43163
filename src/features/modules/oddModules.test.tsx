import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { renderDashboard } from '@/app/testing/renderDashboard';
import { createTestBackend, type TestBackend } from '@/mock-api/hosts/vitest/testServer';
import { MISSING, tamper } from '@/mock-api/testing/tamper';
import { screen as route } from '@/shared/routing/table';
import { createModuleScreen } from './screens/createModuleScreen';
import { some } from '@tests/setup/scope';

const MODULES = '/api/servers/:id/modules';

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend();
  backend.signInAs('owner');
});
afterEach(() => backend.close());

const bots = route('bots', 'Bots', () => import('./screens/BotsScreen'));
const one = (slug: string) => route(slug, 'Module', async () => createModuleScreen([slug]));
const cards = async () => (await screen.findAllByRole('heading', { level: 3 })).length;

describe('F1: the catalogue', () => {
  const open = (odd: Readonly<Record<string, unknown>>) => {
    tamper(backend, MODULES, odd);
    renderDashboard('bots', [bots], 'srv-keep');
  };
  const all = async () => {
    renderDashboard('bots', [bots], 'srv-keep').unmount();
    const answer = await backend.send('GET', '/api/servers/srv-keep/modules');
    const { data }: { data: { modules: { slug: string }[] } } = await answer.json();
    return data.modules;
  };

  test.each(
    some([
      ['a state of a later version', 'state', 'TRIAL'],
      ['no state', 'state', null],
      ['no number of rules', 'used', MISSING],
      ['a limit in words', 'limit', 'ten'],
      ['a time that is a number', 'updatedAt', 5],
      ['an author that is an object', 'updatedBy', {}],
    ]),
  )('shows a module with %s among the others', async (_, field, value) => {
    open({ [`modules.0.${field}`]: value });
    await screen.findByRole('heading', { name: 'Auto moderator' });
    expect(screen.queryByText(/could not be shown/)).not.toBeInTheDocument();
    expect(await cards()).toBeGreaterThan(20);
  });

  test('tells of one that it cannot show', async () => {
    const [{ slug } = { slug: '' }] = await all();
    open({ 'modules.0.slug': null, 'modules.0.label': slug });
    expect(await screen.findByText(`1 module could not be shown: ${slug}.`)).toBeVisible();
    expect(await cards()).toBeGreaterThan(20);
  });

  test('shows a state it does not know as it is', async () => {
    open({ 'modules.0.state': 'TRIAL' });
    expect(await screen.findByText('TRIAL')).toBeVisible();
  });
});

describe('F1: a list of rules', () => {
  const open = (odd: Readonly<Record<string, unknown>>) => {
    tamper(backend, `${MODULES}/:slug/rules`, odd);
    renderDashboard('nft-sale', [one('nft-sale')], 'srv-keep');
  };
  const rows = async () =>
    within(await screen.findByRole('table'))
      .getAllByRole('row')
      .slice(1).length;
  const count = () =>
    backend.world.db.modules.find(
      ({ serverId, slug }) => serverId === 'srv-keep' && slug === 'nft-sale',
    )?.rules.length ?? 0;

  test.each(
    some([
      ['nothing on whether it is on', 'enabled', null],
      ['no version', 'version', null],
      ['no time', 'updatedAt', MISSING],
      ['an author that is a number', 'updatedBy', 5],
      ['problems that are null', 'problems', null],
      ['problems of another shape', 'problems', [{ text: 'x' }]],
      ['values of a later version', 'values.name', { en: 'Sales' }],
    ]),
  )('shows a rule with %s', async (_, field, value) => {
    open({ [`rules.0.${field}`]: value });
    expect(await rows()).toBe(count());
  });

  test('leaves out one without an id, and tells of it', async () => {
    open({ 'rules.0.id': null });
    expect(await rows()).toBe(count() - 1);
    expect(screen.getByText(/^1 rule could not be shown: /)).toBeVisible();
  });
});

describe('F1: a module’s settings', () => {
  const open = (odd: Readonly<Record<string, unknown>>) => {
    tamper(backend, `${MODULES}/:slug`, odd);
    renderDashboard('welcome-message', [one('welcome-message')], 'srv-keep');
  };
  const form = () => screen.findByRole('form', { name: 'Welcome message' });

  test.each(
    some([
      ['a state of a later version', 'state', 'TRIAL'],
      ['nothing on whether it is on', 'enabled', 'yes'],
      ['no version', 'version', null],
      ['no problems', 'problems', MISSING],
      ['no author', 'updatedBy', MISSING],
    ]),
  )('open with %s', async (_, field, value) => {
    open({ [field]: value });
    expect(await form()).toBeVisible();
  });

  test('without a version say why they cannot be saved', async () => {
    open({ version: null });
    await form();
    expect(screen.getByText(/The server did not tell its version/)).toBeVisible();
  });

  test('in a state nobody knows say why they cannot be saved', async () => {
    open({ state: 'TRIAL' });
    await form();
    expect(screen.getByText(/Its state \(TRIAL\) is not known here/)).toBeVisible();
  });

  test('whose values cannot be read are not shown as if nothing had been saved', async () => {
    open({ values: 'nonsense' });
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
  });
});
