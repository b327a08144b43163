import { expect, it } from 'vitest';
import { importersIn } from './importGraph.mjs';
import { relevantTests } from './relevantTests.mjs';
import { secondsOf } from './testCost.mjs';

const texts = new Map([
  ['src/ui/Header.tsx', ''],
  ['src/ui/Header.test.tsx', `import { Header } from './Header';`],
  ['src/ui/Header.odd.test.tsx', ''],
  ['src/ui/Footer.test.tsx', ''],
  ['src/orders/Orders.tsx', `import { Header } from '@/ui/Header';`],
  ['src/orders/Orders.test.tsx', `import { Orders } from './Orders';`],
  ['src/orders/routes.ts', `import('./Orders');`],
  ['src/orders/routes.test.ts', `import { routes } from './routes';`],
  ['src/mock-api/handlers.ts', ''],
  ['src/mock-api/refunds.test.ts', ''],
  ['src/mock-api/late.test.ts', ''],
]);
const select = (changed: string[], { limitS = 60, cost = (_file: string): number => 1 } = {}) =>
  relevantTests({
    changed,
    files: new Set(texts.keys()),
    importers: importersIn(texts),
    secondsOf: cost,
    limitS,
  });

it('runs the tests of a changed file and of its direct importers, and counts the rest as skipped', () => {
  expect(select(['src/ui/Header.tsx'])).toEqual({
    selected: [
      'src/ui/Header.test.tsx',
      'src/ui/Header.odd.test.tsx',
      'src/orders/Orders.test.tsx',
    ],
    skipped: ['src/orders/routes.test.ts'],
    seconds: 3,
  });
});

it('runs a changed test, however long it takes', () => {
  const { selected } = select(['src/ui/Footer.test.tsx'], { cost: () => 100 });
  expect(selected).toEqual(['src/ui/Footer.test.tsx']);
});

it('runs the tests of the folder where none is called after the file', () => {
  expect(select(['src/mock-api/handlers.ts']).selected).toEqual([
    'src/mock-api/refunds.test.ts',
    'src/mock-api/late.test.ts',
  ]);
});

it('leaves out what takes too long, the dearest last, and counts it as skipped', () => {
  const cost = (file: string) => (file.includes('Header.test') ? 20 : 5);
  const { selected, skipped } = select(['src/ui/Header.tsx'], { limitS: 10, cost });
  expect(selected).toEqual(['src/ui/Header.odd.test.tsx', 'src/orders/Orders.test.tsx']);
  expect(skipped).toEqual(['src/ui/Header.test.tsx', 'src/orders/routes.test.ts']);
});

it('runs at least one test of a change', () => {
  const { selected } = select(['src/orders/routes.ts'], { limitS: 0 });
  expect(selected).toEqual(['src/orders/routes.test.ts']);
});

it('selects nothing for a file that no test knows', () => {
  expect(select(['README.md'])).toEqual({ selected: [], skipped: [], seconds: 0 });
});

it('takes the cost of a test from its last run, else by its kind', () => {
  expect(secondsOf('src/a.test.ts', 2500)).toBe(2.5);
  expect(secondsOf('src/a.test.tsx')).toBeGreaterThan(secondsOf('src/a.test.ts'));
  expect(secondsOf('src/sites/headings.test.tsx')).toBeGreaterThan(secondsOf('src/a.test.tsx'));
});
