import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as fc from 'fast-check';
import * as z from 'zod/mini';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { renderDashboard } from '@/app/testing/renderDashboard';
import { createTestBackend, type TestBackend } from '@/mocks/node/testServer';
import { prepareGround } from '@/mocks/testing/ground';
import { screen as route } from '@/shared/routing/table';
import { captureDownloads } from '@/shared/ui/table/testing/captureDownloads';
import { modulePath, rulePath } from './engine/addresses';
import type { ModuleAbout } from './engine/about';
import type { ModuleSpec } from './engine/defineModule';
import { loadModule, moduleAbouts } from './engine/registry';
import { isShown } from './engine/schema';
import type { Values } from './fields/field';
import { fieldsOf } from './screens/moduleForm';
import { createModuleScreen, createRuleScreen } from './screens/createModuleScreen';
import { validValues } from './testing/arbitrary';

/** A server whose package holds every module. */
const SERVER = 'srv-hq';

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend();
  backend.world.db.modules = [];
  backend.signInAs('staff');
});
afterEach(() => backend.close());

const specOf = async (slug: string) => {
  const spec = await loadModule(slug);
  if (!spec) throw new Error(`No module ${slug}.`);
  return spec;
};
/** The module's own routes, as the table of the site has them. */
const routesOf = ({ slug, route: list, rulePage }: ModuleAbout) => [
  route(list.split('?')[0] ?? list, 'Module', async () => createModuleScreen([slug])),
  ...(rulePage ? [route(rulePage.path, rulePage.title, async () => createRuleScreen([slug]))] : []),
];
const open = (about: ModuleAbout, address: string, serverId = SERVER) =>
  renderDashboard(address.replace('/dashboard/', ''), routesOf(about), serverId);
/** What was typed on an earlier visit and not saved: the quickest way to fill a form. */
const typeBefore = (slug: string, rule: string, values: Values) =>
  sessionStorage.setItem(
    `castle-draft:${SERVER}:${slug}${rule}`,
    JSON.stringify({ enabled: true, values }),
  );
/** What a form holds that was typed into, and is wrong for most fields. */
const junk: readonly unknown[] = ['', -1, 1e12, 'x'.repeat(5000), null, ['x'], []];

/** The values with each field of a control of its own spoiled, as far as something wrong can stand in it. */
function allSpoiled({ fields }: ModuleSpec, values: Values): Values {
  const spoiled = Object.entries(fields).map(([name, { control, pieces, schema }]) => {
    const wrong = junk.find((value) => !schema.safeParse(value).success);
    // Those with controls inside them are spoiled by what stands in those.
    const isWhole = !('fields' in control) && pieces === undefined;
    return [name, isWhole && wrong !== undefined ? wrong : values[name]];
  });
  return Object.fromEntries(spoiled);
}
const fileSchema = z.object({ values: z.unknown() });
const SEED = { seed: 7, numRuns: 1 };

describe.each(moduleAbouts.map((about) => [about.slug, about] as const))('%s', (slug, about) => {
  const { title } = about;
  const placeOf = async () =>
    (await specOf(slug)).rules
      ? { address: rulePath(about, 'new'), rule: ':new' }
      : { address: modulePath(about), rule: '' };
  const form = () => screen.findByRole('form', { name: title });
  const rowOf = () => backend.world.db.modules.find((row) => row.slug === slug);
  const storedValues = () => rowOf()?.rules[0]?.values ?? rowOf()?.values;

  /** The values of the form on show, as its export has them. */
  const exported = async (): Promise<unknown> => {
    const blobs = captureDownloads();
    await userEvent.click(await screen.findByRole('button', { name: 'Export' }));
    return fileSchema.parse(JSON.parse((await blobs[0]?.text()) ?? '')).values;
  };

  test('opens with its groups and its defaults', async () => {
    const spec = await specOf(slug);
    open(about, (await placeOf()).address);
    // A group none of whose fields is in force is not there.
    const inForce = spec.groups.filter(({ fields }) =>
      Object.values(fieldsOf(spec, fields)).some((field) => isShown(field, spec.initial)),
    );
    for (const { title: group } of inForce) {
      expect(within(await form()).getByRole('heading', { name: group })).toBeVisible();
    }
    expect(await exported()).toEqual(spec.initial);
  });

  test('saves what was typed, and has it when it is opened again', async () => {
    const spec = await specOf(slug);
    const { address, rule } = await placeOf();
    const [values = {}] = fc.sample(
      validValues(spec, prepareGround(backend.world, SERVER, spec)),
      SEED,
    );
    typeBefore(slug, rule, values);
    const first = open(about, address);
    expect(await screen.findByText(/did not save is back/)).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(storedValues()).toEqual(values));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).toBeNull());
    first.unmount();
    const id = rowOf()?.rules[0]?.id;
    open(about, id === undefined ? address : rulePath(about, id));
    await form();
    expect(screen.queryByText(/did not save is back/)).not.toBeInTheDocument();
    expect(await exported()).toEqual(values);
  });

  test('each wrong value is told about at its field, and nothing is sent', async () => {
    const spec = await specOf(slug);
    const { address, rule } = await placeOf();
    const [valid = {}] = fc.sample(
      validValues(spec, prepareGround(backend.world, SERVER, spec)),
      SEED,
    );
    const values = allSpoiled(spec, valid);
    const issues = spec.schema.safeParse(values).error?.issues ?? [];
    expect(issues).not.toHaveLength(0);
    typeBefore(slug, rule, values);
    open(about, address);
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    // A field tells the first thing that is wrong with it.
    const first = issues.filter(
      ({ path }, index) => issues.findIndex((issue) => issue.path[0] === path[0]) === index,
    );
    const shown = within(await form());
    for (const { message } of first) {
      await waitFor(() => expect(shown.getAllByText(message)).not.toHaveLength(0));
    }
    expect(storedValues()).toBeUndefined();
  });

  test('without the package one may look, and is led to it', async () => {
    backend.signInAs('owner');
    open(about, modulePath(about), 'srv-empty');
    expect(await screen.findByText(/not in a package of your server/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See packages' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  });
});
