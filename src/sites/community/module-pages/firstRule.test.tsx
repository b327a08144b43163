import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { renderDashboard } from '@/app/testing/renderDashboard';
import { collections } from '@/mock-api/domains/market/market';
import { createTestBackend, type TestBackend } from '@/mock-api/hosts/vitest/testServer';
import { scriptedChain } from '@/mock-api/testing/scriptedChain';
import { pick } from '@/shared/ui/picker/testing/pick';
import { moduleRoutes } from '../moduleRoutes';

const NEW = 'holder-verification/form/new';
const KEEPERS = 'Keepers of the Tower';

let backend: TestBackend;
let seeded: TestBackend['world']['db']['modules'];
beforeEach(() => {
  backend = createTestBackend({ startChain: async () => scriptedChain() });
  seeded = backend.world.db.modules;
  backend.world.db.modules = [];
  backend.signInAs('owner');
});
afterEach(() => backend.close());

const open = (address = NEW) => renderDashboard(address, moduleRoutes, 'srv-keep');
const step = (name: RegExp) => screen.findByRole('heading', { level: 2, name });
const goOn = () => userEvent.click(screen.getByRole('button', { name: 'Continue' }));
const at = () => new URLSearchParams(window.location.search).get('step');
const answers = () => screen.findByRole('region', { name: 'Members who qualify' });
const saved = () =>
  backend.world.db.modules.find(({ slug }) => slug === 'holder-verification')?.rules ?? [];

async function chooseKeepers() {
  await step(/Collection/);
  await pick('Collection', new RegExp(KEEPERS));
}
async function chooseRewards() {
  await userEvent.click(screen.getByRole('button', { name: 'Add role' }));
  await userEvent.click(await screen.findByRole('option', { name: /Holder/ }));
  await userEvent.keyboard('{Escape}');
  await pick('Panel channel', /verify/);
}

/** As far as the second step, with something typed there. */
async function askForThree() {
  const page = open();
  await chooseKeepers();
  await goOn();
  await step(/Required NFTs/);
  const least = screen.getByRole('textbox', { name: 'Minimum number' });
  await userEvent.clear(least);
  await userEvent.type(least, '3');
  return page;
}

test('a first rule is created in four steps and saved like a rule from the form', async () => {
  open();
  await chooseKeepers();
  await goOn();
  expect(await step(/Step 2 of 4 Required NFTs/)).toHaveFocus();
  await userEvent.type(screen.getByRole('textbox', { name: 'Minimum number' }), '0{Enter}');
  expect(await step(/Role and channel/)).toHaveFocus();
  await chooseRewards();
  await goOn();
  await step(/Review and turn on/);
  const said = screen.getByLabelText('Summary');
  await waitFor(() => expect(said).toHaveTextContent(KEEPERS));
  expect(said).toHaveTextContent('Minimum number: 10');
  expect(await screen.findByRole('heading', { name: /would get a role/ })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Save and turn on' }));
  expect(await step(/Holders is saved and on/)).toHaveFocus();
  expect(saved()).toMatchObject([
    {
      enabled: true,
      values: {
        name: 'Holders',
        conditions: [{ collection: collections[0]?.address, kind: 'COLLECTION', least: 10 }],
      },
    },
  ]);
  expect(screen.getByText('Members verify in #verify.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'View members with this role' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/dashboard\/discord-server-users\?roles=.+/),
  );
});

test('a step shows only its own errors, at their fields', async () => {
  open();
  await step(/Collection/);
  await goOn();
  const field = screen.getByRole('combobox', { name: 'Collection' });
  await waitFor(() => expect(field).toHaveFocus());
  expect(field).toBeInvalid();
  expect(at()).toBeNull();
  await chooseKeepers();
  await goOn();
  await step(/Required NFTs/);
  await userEvent.click(screen.getByRole('radio', { name: 'NFTs with certain traits' }));
  expect(document.querySelectorAll('[data-invalid]')).toHaveLength(0);
  await userEvent.click(screen.getByRole('button', { name: 'Remove trait 1' }));
  await goOn();
  expect(await screen.findByText('Add a trait.')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add trait' })).toHaveFocus());
});

test('Back and the browser’s Back keep the values', async () => {
  await askForThree();
  await goOn();
  await step(/Role and channel/);
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(await step(/Required NFTs/)).toHaveFocus();
  expect(screen.getByRole('textbox', { name: 'Minimum number' })).toHaveValue('3');
  window.history.back();
  await step(/Collection/);
  expect(screen.getByRole('combobox', { name: 'Collection' })).toHaveTextContent(KEEPERS);
});

test('a reload opens the same step with its values, and a step too far ahead is not opened', async () => {
  const page = await askForThree();
  page.unmount();
  const again = open(`${NEW}?step=2`);
  expect(await screen.findByRole('textbox', { name: 'Minimum number' })).toHaveValue('3');
  expect(at()).toBe('2');
  again.unmount();
  open(`${NEW}?step=4`);
  expect(await step(/Step 3 of 4/)).toBeVisible();
  expect(at()).toBe('3');
});

test('the full form shows all settings with the values so far', async () => {
  await askForThree();
  await userEvent.click(screen.getByRole('link', { name: 'All settings' }));
  expect(await screen.findByRole('tab', { name: 'Preview changes' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Minimum number' })).toHaveValue('3');
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Holders');
  expect(screen.getByRole('combobox', { name: 'Collection' })).toHaveTextContent(KEEPERS);
});

test('a server that already has a rule gets the full form for a new rule', async () => {
  backend.world.db.modules = seeded;
  open();
  expect(await screen.findByRole('region', { name: 'Requirements' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Continue' })).not.toBeInTheDocument();
});

test('an error from the server opens the step with that field', async () => {
  await askForThree();
  await goOn();
  await step(/Role and channel/);
  await chooseRewards();
  await goOn();
  await step(/Review and turn on/);
  const guild = backend.world.db.guilds.find(({ id }) => id === 'srv-keep');
  if (guild) guild.channels = guild.channels.filter(({ name }) => name !== 'verify');
  await userEvent.click(screen.getByRole('button', { name: 'Save and turn on' }));
  await step(/Role and channel/);
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'Panel channel' })).toHaveFocus(),
  );
  expect(screen.getByText('This channel was deleted. Pick another.')).toBeVisible();
  expect(saved()).toEqual([]);
});

test('the number of members who qualify never comes from an outdated response', async () => {
  const asked: unknown[] = [];
  backend.server.use(
    http.post('*/holder-rules/estimate', async ({ request }) => {
      const { values } = z
        .object({ values: z.object({ conditions: z.array(z.object({ least: z.number() })) }) })
        .parse(await request.json());
      const least = values.conditions[0]?.least;
      asked.push(least);
      // The first question is answered last.
      if (least === 1) await delay(1500);
      return HttpResponse.json({
        success: true,
        message: '',
        data: {
          members: 306,
          linked: 158,
          qualify: least === 1 ? 90 : 12,
          unknown: 0,
          reasons: [],
          holders: null,
        },
      });
    }),
  );
  open();
  const told = await answers();
  expect(told).toHaveTextContent('Add a condition to see');
  await chooseKeepers();
  await waitFor(() => expect(asked).toEqual([1]));
  expect(told).toHaveTextContent('Counting members…');
  await goOn();
  await step(/Required NFTs/);
  await userEvent.type(screen.getByRole('textbox', { name: 'Minimum number' }), '5');
  await waitFor(() => expect(told).toHaveTextContent('12 members'));
  expect(told).toHaveTextContent('The total number of holders is unknown.');
  await new Promise((resolve) => {
    backend.server.events.on('response:mocked', resolve);
  });
  expect(told).toHaveTextContent('12 members');
  expect(asked).toEqual([1, 15]);
});

test('an estimate that fails to load can be retried', async () => {
  backend.server.use(
    http.post('*/holder-rules/estimate', () =>
      HttpResponse.json({ success: false, message: 'Out of order' }, { status: 500 }),
    ),
  );
  open();
  await chooseKeepers();
  const told = await answers();
  expect(await within(told).findByText('Out of order')).toBeVisible();
  backend.server.resetHandlers();
  await userEvent.click(within(told).getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(told).toHaveTextContent(/\d+ members.*Known holders/));
});

test('a viewer can only view the form', async () => {
  const { db } = backend.world;
  const guild = db.guilds.find(({ id }) => id === 'srv-keep');
  if (guild) guild.managerIds = [];
  db.access = [{ serverId: 'srv-keep', userId: 'usr-owner', roleId: null, role: 'viewer' }];
  open();
  expect(await screen.findByText(/^View only/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Continue' })).not.toBeInTheDocument();
});
