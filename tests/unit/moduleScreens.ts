import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as fc from 'fast-check';
import * as z from 'zod/mini';
import { afterEach, beforeEach, describe } from 'vitest';
import { renderDashboard } from '@/app/testing/renderDashboard';
import { createTestBackend, type TestBackend } from '@/mock-api/hosts/vitest/testServer';
import { moduleFixtures } from '@/mock-api/testing/moduleFixtures';
import { screen as route } from '@/shared/routing/table';
import { captureDownloads } from '@/shared/ui/table/testing/captureDownloads';
import { modulePath, rulePath, SETTINGS_PARAM, WHOLE } from '@/features/modules/engine/addresses';
import type { ModuleAbout } from '@/features/modules/engine/about';
import type { ModuleSpec } from '@/features/modules/engine/defineModule';
import { loadModule, moduleAbouts } from '@/features/modules/engine/registry';
import { withoutSecrets } from '@/features/modules/engine/secrets';
import type { FieldSet, Values } from '@/features/modules/common-fields/field';
// Imported before the first test, because forms load it at their start.
import '@/features/modules/engine/fromServer';
import '@/features/modules/screens/BeginWith';
import {
  createModuleScreen,
  createRuleScreen,
} from '@/features/modules/screens/createModuleScreen';
import { validValues } from '@/features/modules/testing/arbitrary';
import { isFull } from '../setup/scope';

/** A server whose package holds every module. */
export const SERVER = 'srv-hq';
const SEED = { seed: 7, numRuns: 1 };
const fileSchema = z.object({ values: z.unknown() });

/** The module's own routes, as in the site's route table. */
const routesOf = ({ slug, route: list, rulePage }: ModuleAbout) => [
  route(list.split('?')[0] ?? list, 'Module', async () => createModuleScreen([slug])),
  ...(rulePage ? [route(rulePage.path, rulePage.title, async () => createRuleScreen([slug]))] : []),
];

/** One module, its screens and the back end's data about it. */
export interface ModuleUnderTest {
  about: ModuleAbout;
  spec: ModuleSpec;
  backend: TestBackend;
  /** Address of its form; of a new rule if it has rules. */
  address: string;
  open: (address: string, serverId?: string) => ReturnType<typeof renderDashboard>;
  /** The form, once it is shown. */
  form: () => Promise<HTMLElement>;
  /** Values that are valid on the server. */
  valid: () => Values;
  /** Stores a draft as if typed on an earlier visit: the quickest way to fill a form. */
  typeBefore: (values: Values) => void;
  storedValues: () => unknown;
  /** Address of the first saved rule or form. */
  savedAddress: () => string;
  /** The values of the visible form, as its export has them. */
  exported: () => Promise<unknown>;
}

/** The parts of a module's screens: types of fields, at any depth, and the kinds of its addresses. */
function partsOf(spec: ModuleSpec): Set<string> {
  const types = (fields: FieldSet): string[] =>
    Object.values(fields).flatMap(({ control }) =>
      'fields' in control ? types(control.fields).concat(control.type) : [control.type],
    );
  const { rules, rulePage, parent } = spec;
  const has = Object.entries({ rules, rulePage, parent }).filter(([, part]) => part !== undefined);
  return new Set([...types(spec.fields), ...has.map(([name]) => name)]);
}

/** A small set of modules that together have every part. */
function covering(specs: readonly ModuleSpec[]): ModuleSpec[] {
  const missing = new Set(specs.flatMap((spec) => [...partsOf(spec)]));
  const gain = (spec: ModuleSpec) => [...partsOf(spec)].filter((part) => missing.has(part)).length;
  const chosen: ModuleSpec[] = [];
  while (missing.size > 0) {
    const next = specs.reduce((best, spec) => (gain(spec) > gain(best) ? spec : best));
    for (const part of partsOf(next)) missing.delete(part);
    chosen.push(next);
  }
  return chosen;
}

/**
 * A small set of modules with every type of field and kind of address: for features of the engine that work alike for
 * all. All modules in `npm run test:full`.
 */
export async function everyKind(): Promise<readonly ModuleAbout[]> {
  if (isFull) return moduleAbouts;
  const loaded = await Promise.all(moduleAbouts.map(({ slug }) => loadModule(slug)));
  return covering(loaded.filter((spec) => spec !== undefined));
}

/** Runs a test for each of the modules, each with its own back end in which no module is set up. */
export function describeModules(
  modules: readonly ModuleAbout[],
  define: (under: () => Promise<ModuleUnderTest>) => void,
): void {
  let backend: TestBackend;
  beforeEach(() => {
    backend = createTestBackend();
    backend.world.db.modules = [];
    backend.signInAs('staff');
  });
  afterEach(() => backend.close());
  describe.each(modules.map((about) => [about.slug, about] as const))('%s', (slug, about) => {
    define(async () => {
      const spec = await loadModule(slug);
      if (!spec) throw new Error(`No module ${slug}.`);
      return underTest(about, spec, backend);
    });
  });
}

function underTest(about: ModuleAbout, spec: ModuleSpec, backend: TestBackend): ModuleUnderTest {
  const { slug, title } = about;
  // A first rule may be created in steps: these tests are about the whole form.
  const whole = spec.firstSteps ? { [SETTINGS_PARAM]: WHOLE } : {};
  const address = spec.rules ? rulePath(about, 'new', whole) : modulePath(about);
  const row = () => backend.world.db.modules.find((one) => one.slug === slug);
  return {
    about,
    spec,
    backend,
    address,
    open: (path, serverId = SERVER) =>
      renderDashboard(path.replace('/dashboard/', ''), routesOf(about), serverId),
    form: () => screen.findByRole('form', { name: title }),
    valid: () => {
      const ground = moduleFixtures(backend.world, SERVER, spec);
      // Drafts contain no secrets: the tests of secret fields type them.
      const typed = validValues(spec, ground)
        .map((each) => withoutSecrets(spec.fields, each))
        .filter((each) => spec.schema.safeParse(each).success);
      const [values = {}] = fc.sample(typed, SEED);
      return values;
    },
    typeBefore: (values) =>
      sessionStorage.setItem(
        `castle-draft:${SERVER}:${slug}${spec.rules ? ':new' : ''}`,
        JSON.stringify({ enabled: true, values }),
      ),
    storedValues: () => row()?.rules[0]?.values ?? row()?.values,
    savedAddress: () => {
      const id = row()?.rules[0]?.id;
      return id === undefined ? address : rulePath(about, id);
    },
    exported: async () => {
      const blobs = captureDownloads();
      await userEvent.click(await screen.findByRole('button', { name: 'Export' }));
      return fileSchema.parse(JSON.parse((await blobs[0]?.text()) ?? '')).values;
    },
  };
}
