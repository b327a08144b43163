import { expect, it } from 'vitest';
import { planChunks, type Page } from './planChunks.ts';

const KB = 1000;
type Modules = Readonly<Record<string, { imports?: string[]; bytes?: number }>>;

/** Which modules share a file, in the order of the files. */
function filesOf(modules: Modules, pages: Page[], requestBytes = 10 * KB): string[][] {
  const graph = (id: string) => ({
    imports: modules[id]?.imports ?? [],
    bytes: modules[id]?.bytes ?? KB,
    isStyle: id.endsWith('.css'),
  });
  const plan = planChunks(graph, { entry: 'entry', pages, requestBytes });
  const files = new Map<number, string[]>();
  for (const [id, file] of plan) files.set(file, [...(files.get(file) ?? []), id]);
  return inOrder([...files.values()]);
}

/** Sorted by name, for one list to be compared with another. */
const inOrder = (files: string[][]) =>
  files
    .map((ids) => ids.toSorted())
    .toSorted((one, other) => one.join(' ').localeCompare(other.join(' ')));

const page = (...modules: string[]): Page => ({ modules, weights: { request: 1, byte: 1 } });

it('puts modules that the same pages load into one file', () => {
  const modules = {
    orders: { imports: ['table', 'pager'] },
    members: { imports: ['table', 'pager'] },
  };
  expect(filesOf(modules, [page('orders'), page('members')])).toEqual([['pager', 'table']]);
});

it('leaves out what the entry imports and what one page loads alone', () => {
  const modules = {
    entry: { imports: ['react'] },
    orders: { imports: ['react', 'table', 'receipt'] },
    members: { imports: ['react', 'table'] },
  };
  expect(filesOf(modules, [page('orders'), page('members')])).toEqual([['table']]);
});

it.each([
  ['joins files if the request saved is worth the bytes', 5, [['chart', 'table']]],
  ['keeps files apart if the request isn’t worth the bytes', 50, [['chart'], ['table']]],
])('%s that a page loads for nothing', (_, chartKb, files) => {
  const modules = {
    orders: { imports: ['table', 'chart'] },
    members: { imports: ['table', 'chart'] },
    servers: { imports: ['table'] },
    chart: { bytes: chartKb * KB },
  };
  const pages = ['orders', 'members', 'servers'].map((id) => page(id));
  expect(filesOf(modules, pages)).toEqual(files);
});

it('spares a page whose bytes count more', () => {
  const modules = {
    orders: { imports: ['table', 'chart'] },
    members: { imports: ['table', 'chart'] },
    home: { imports: ['table'] },
    chart: { bytes: 5 * KB },
  };
  const home = { modules: ['home'], weights: { request: 1, byte: 300 } };
  expect(filesOf(modules, [page('orders'), page('members'), home])).toEqual([['chart'], ['table']]);
});

it('never makes files that import each other in a circle', () => {
  // As one file, `form` and `field` would save two requests each time. The editor between them imports one of them.
  const modules = {
    orders: { imports: ['form'] },
    members: { imports: ['form'] },
    wallets: { imports: ['editor'] },
    servers: { imports: ['field'] },
    form: { imports: ['form.css', 'editor'] },
    field: { imports: ['field.css'] },
    editor: { imports: ['field'], bytes: 500 * KB },
  };
  const pages = ['orders', 'members', 'wallets', 'servers'].map((id) => page(id));
  expect(filesOf(modules, pages)).toEqual([
    ['editor', 'form', 'form.css'],
    ['field', 'field.css'],
  ]);
});

it('counts what a file imports before a page loads it for nothing', () => {
  const modules = {
    orders: { imports: ['table', 'chart'] },
    members: { imports: ['table', 'chart'] },
    servers: { imports: ['table'] },
    wallets: { imports: ['library'] },
    socials: { imports: ['library'] },
    chart: { imports: ['library'] },
    library: { bytes: 50 * KB },
  };
  const pages = ['orders', 'members', 'servers', 'wallets', 'socials'].map((id) => page(id));
  expect(filesOf(modules, pages)).toEqual([['chart', 'library'], ['table']]);
});

it('gives the same files whatever the modules are called', () => {
  const named = (of: (name: string) => string): Modules => ({
    [of('orders')]: { imports: [of('table'), of('form')] },
    [of('members')]: { imports: [of('table'), of('chart')] },
    [of('servers')]: { imports: [of('form'), of('chart')] },
    [of('form')]: { imports: [of('field')], bytes: 4 * KB },
    [of('chart')]: { bytes: 30 * KB },
  });
  const filesNamed = (of: (name: string) => string) =>
    filesOf(
      named(of),
      ['orders', 'members', 'servers'].map((name) => page(of(name))),
    ).map((file) => file.map((name) => name.replace(/^.*-/, '')));
  const renamed = new Map([
    ['orders', 'z-orders'],
    ['table', 'a-table'],
    ['form', 'q-form'],
  ]);
  expect(inOrder(filesNamed((name) => renamed.get(name) ?? name))).toEqual(
    filesNamed((name) => name),
  );
});
