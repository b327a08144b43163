import { describe, expect, it, test } from 'vitest';
import { checkImports, MOST_LINES } from './importRules.mjs';

const TIERS = [{ domains: ['accounts', 'orders'] }, { domains: ['quests'] }];

/** A tree that follows the rules. */
const CLEAN = {
  'src/main.tsx': `import('./mock-api/hosts/browser/start');\nimport './app/App';`,
  'src/app/App.tsx': `import { routes } from '@/sites/community/routes';`,
  'src/sites/community/routes.ts': `import { Orders } from '@/features/billing/orders/Orders';`,
  'src/features/billing/orders/Orders.tsx': `import { ask } from '@/shared/api/request';`,
  'src/features/billing/packages/package.ts': `import type { Order } from '../orders/Orders';`,
  'src/shared/api/request.ts': '',
  'src/mock-api/hosts/browser/start.ts': `import { createHandlers } from '../../application';`,
  'src/mock-api/application.ts': `import './openapi/document';\nimport './domains/quests/handlers';`,
  'src/mock-api/openapi/document.ts': `import '../http/serve';`,
  'src/mock-api/domains/accounts/rows.ts': `import { db } from '../../store/db';`,
  'src/mock-api/domains/orders/rows.ts': `import { ask } from '@/shared/api/request';`,
  'src/mock-api/domains/quests/handlers.ts': `import type { Row } from '../orders/rows';`,
  'src/mock-api/http/serve.ts': `import { db } from '../store/db';`,
  'src/mock-api/store/db.ts': '',
  'src/mock-api/chain/chain.ts': `import { db } from '../store/db';`,
};

/** Problems of the clean tree after these files are added or replaced. */
const problemsWith = (files: Record<string, string>) =>
  checkImports(new Map(Object.entries({ ...CLEAN, ...files })), { tiers: TIERS }).problems;

test('a clean tree has no problems', () => {
  expect(problemsWith({})).toEqual([]);
});

describe('an upward import', () => {
  it.each([
    [`import { App } from '@/app/App';`, 'imports App from'],
    [`import type { App } from '../../app/App';`, 'imports type App from'],
    [`export { App } from '@/app/App';`, 'imports App from'],
    [`export type { App } from '@/app/App';`, 'imports type App from'],
    [`const app = () => import('@/app/App');`, 'imports * from'],
    [`type App = import('@/app/App').App;`, 'imports type App from'],
    [`import '@/app/App';`, 'imports nothing by name from'],
    [`const all = import.meta.glob('/src/app/*.tsx');`, 'lists'],
  ])('is found in %s', (text, how) => {
    const [problem, ...others] = problemsWith({ 'src/shared/api/client.ts': `\n${text}` });
    expect(problem).toMatch(`src/shared/api/client.ts:2 ${how} src/app/App.tsx`);
    expect(problem).toMatch('Imports go down only: main.tsx → app → sites → features → shared.');
    // The clean tree leads from app to shared.
    expect(others.join()).toMatch(/^A cycle among layers: /);
  });

  it('is found when its target is not a code file', () => {
    expect(
      problemsWith({ 'src/shared/ui/a.ts': `import '@/features/billing/orders/orders.scss';` }),
    ).toEqual(
      expect.arrayContaining([
        expect.stringMatching('from src/features/billing/orders/orders.scss'),
      ]),
    );
  });

  it.each([
    ['src/sites/user/a.ts', '@/app/App'],
    ['src/features/billing/orders/a.ts', '@/sites/community/routes'],
    ['src/shared/api/a.ts', '@/features/billing/orders/Orders'],
    ['src/shared/testing/a.ts', '@/features/billing/orders/Orders'],
    ['src/shared/api/a.ts', '@/main'],
  ])('from %s to %s is refused', (file, specifier) => {
    expect(problemsWith({ [file]: `import { a } from '${specifier}';` })[0]).toMatch(
      'Imports go down only',
    );
  });

  it.each(['app', 'sites', 'features', 'shared'])('from %s to the back end is refused', (layer) => {
    expect(
      problemsWith({ [`src/${layer}/own/a.ts`]: `import { db } from '@/mock-api/store/db';` })[0],
    ).toMatch(
      'Only main.tsx, the Vite configuration, scripts and tests import the embedded back end.',
    );
  });

  it('from the back end to a site is refused', () => {
    expect(
      problemsWith({
        'src/mock-api/seed/a.ts': `import { a } from '@/sites/community/routes';`,
      })[0],
    ).toMatch('The embedded back end imports only features and shared.');
  });

  it.each([
    ['application.ts', './hosts/browser/start'],
    ['openapi/a.ts', '../application'],
    ['openapi/a.ts', '../seed/seed'],
    ['domains/orders/a.ts', '../../openapi/document'],
    ['http/a.ts', '../domains/orders/rows'],
    ['store/a.ts', '../http/serve'],
    ['chain/a.ts', '../http/serve'],
  ])('in the back end from %s to %s is refused', (file, specifier) => {
    expect(
      problemsWith({ [`src/mock-api/${file}`]: `import { a } from '${specifier}';` })[0],
    ).toMatch('Imports in src/mock-api go down only');
  });

  it('to a domain that is listed later is refused', () => {
    const text = `import type { Quest } from '../quests/handlers';`;
    expect(problemsWith({ 'src/mock-api/domains/accounts/a.ts': text })).toEqual([
      'src/mock-api/domains/accounts/a.ts:1 imports type Quest from src/mock-api/domains/quests/handlers.ts\n' +
        '  A domain imports only domains that src/mock-api/domains/tiers.json lists before it.',
    ]);
  });
});

test('imports of test files are not limited', () => {
  const text = `import { start } from '@/mock-api/hosts/browser/start';`;
  expect(
    problemsWith({
      'src/shared/api/ask.test.ts': text,
      'src/features/billing/orders/Orders.test.tsx': text,
      'src/mock-api/domains/orders/orders.test.ts': text,
    }),
  ).toEqual([]);
});

test.each([
  [`import { a } from '../../../../tests/setup/scope';`, 'Nothing in src but tests imports files'],
  [`import { a } from '@tests/setup/scope';`, 'Nothing in src but tests imports files'],
  [
    `import { a } from '@/../vite.config';`,
    'Nothing in src but tests imports files outside of src.',
  ],
  [`import { a } from './orders.test';`, 'Only tests import tests.'],
  [`import { readFileSync } from 'node:fs';`, 'The client runs in a browser, which has nothing of'],
  [
    `import(a);`,
    'src/features/billing/orders/a.ts:1 imports a computed name. Write it as one plain text',
  ],
  [
    'import.meta.glob(`./${a}/*.ts`);',
    'src/features/billing/orders/a.ts:1 imports a computed name.',
  ],
])('%s is refused', (text, why) => {
  const problems = problemsWith({
    'src/features/billing/orders/a.ts': text,
    'src/features/billing/orders/orders.test.ts': '',
  });
  expect(problems).toEqual([expect.stringMatching(why)]);
});

test('the sites import nothing from each other', () => {
  const text = `import { routes } from '../community/routes';`;
  expect(problemsWith({ 'src/sites/user/a.ts': text })).toEqual([
    expect.stringMatching('The two sites share what is in features and shared, and nothing else.'),
  ]);
});

test('a domain extends no types of a domain that is listed later', () => {
  const text = `declare module '../quests/handlers' { interface Quest { at: number } }`;
  expect(problemsWith({ 'src/mock-api/domains/accounts/a.ts': text })).toEqual([
    expect.stringMatching('A domain imports only domains'),
  ]);
});

describe('a cycle', () => {
  it('of values among features is shown with a file for each step', () => {
    expect(
      problemsWith({
        'src/features/billing/orders/a.ts': `import { price, type Price } from '../packages/package';`,
        'src/features/billing/packages/b.ts': `\nimport { Orders } from '@/features/billing/orders/Orders';`,
      }),
    ).toEqual([
      [
        'A cycle among features: billing/packages → billing/orders → billing/packages',
        '  billing/packages → billing/orders by values: src/features/billing/packages/b.ts:2 imports Orders from src/features/billing/orders/Orders.tsx',
        '  billing/orders → billing/packages by values: src/features/billing/orders/a.ts:1 imports price, Price from src/features/billing/packages/package.ts',
      ].join('\n'),
    ]);
  });

  it('of types among features is refused too', () => {
    expect(
      problemsWith({
        'src/features/billing/orders/a.ts': `import type { Price } from '../packages/package';`,
      }),
    ).toEqual([
      [
        'A cycle among features: billing/packages → billing/orders → billing/packages',
        '  billing/packages → billing/orders by types: src/features/billing/packages/package.ts:1 imports type Order from src/features/billing/orders/Orders.tsx',
        '  billing/orders → billing/packages by types: src/features/billing/orders/a.ts:1 imports type Price from src/features/billing/packages/package.ts',
      ].join('\n'),
    ]);
  });

  it('among domains is shown beside the upward import that closes it', () => {
    const problems = problemsWith({
      'src/mock-api/domains/orders/a.ts': `import { quest } from '../quests/handlers';`,
    });
    expect(problems).toHaveLength(2);
    expect(problems[1]).toMatch('A cycle among domains: ');
  });
});

describe('the tiers', () => {
  it('list each domain', () => {
    expect(problemsWith({ 'src/mock-api/domains/claims/rows.ts': '' })).toEqual([
      'src/mock-api/domains/claims has no place in src/mock-api/domains/tiers.json: list it there.',
    ]);
  });

  it('list no domain twice, and none that is gone', () => {
    const files = new Map(Object.entries(CLEAN));
    const tiers = [...TIERS, { domains: ['accounts', 'claims'] }];
    expect(checkImports(files, { tiers }).problems).toEqual([
      'src/mock-api/domains/tiers.json lists accounts twice.',
      'src/mock-api/domains/tiers.json lists claims, which isn’t in src/mock-api/domains/.',
    ]);
  });
});

test.each(['src/helpers/a.ts', 'src/helper.ts', 'src/mock-api/jobs/a.ts'])(
  '%s has no place in the layers',
  (file) => {
    expect(problemsWith({ [file]: '' })[0]).toMatch('has no place in scripts/lib/layers.mjs');
  },
);

test('a domain is no larger than the limit, tests excluded', () => {
  const text = '\n'.repeat(MOST_LINES);
  const sized = (extra: string) =>
    checkImports(
      new Map(
        Object.entries({
          ...CLEAN,
          'src/mock-api/domains/orders/rows.ts': text + extra,
          'src/mock-api/domains/orders/rows.test.ts': text,
        }),
      ),
      { tiers: TIERS },
    );
  expect(sized('')).toEqual({ problems: [], largest: { domain: 'orders', lines: MOST_LINES } });
  expect(sized('\n').problems).toEqual([
    'src/mock-api/domains/orders has 5001 lines without tests; 5000 is the most.',
  ]);
});

describe('the border of the back end', () => {
  const START = 'src/mock-api/domains/orders/rows.ts';
  const reaching = (what: string, ...chain: string[]) => [
    `The embedded back end reaches ${what}:\n  ${[START, ...chain].join('\n  → ')}`,
  ];

  it.each([
    ['@/features/billing/orders/Orders', 'src/features/billing/orders/Orders.tsx', 'a component'],
    [
      '@/features/billing/orders/ordersApi',
      'src/features/billing/orders/ordersApi.ts',
      'calls of RTK Query',
    ],
    [
      '@/features/billing/orders/ordersSlice',
      'src/features/billing/orders/ordersSlice.ts',
      'a slice of the store',
    ],
    ['@/features/billing/orders/useOrders', 'src/features/billing/orders/useOrders.ts', 'a hook'],
    ['react', 'react', 'a library of the client'],
    ['react-router-dom', 'react-router-dom', 'a library of the client'],
    ['@reduxjs/toolkit/query', '@reduxjs/toolkit/query', 'a library of the client'],
    ['axios', 'axios', 'a library of the client'],
  ])('is not crossed to %s', (specifier, target, what) => {
    const files = target.startsWith('src/') ? { [target]: '' } : {};
    const texts = [
      `import { a } from '${specifier}';`,
      `import type { A } from '${specifier}';`,
      `const load = () => import('${specifier}');`,
    ];
    for (const text of texts) {
      expect(problemsWith({ ...files, [START]: text })).toEqual(reaching(what, target));
    }
  });

  it('is not crossed through other files or globs, and each path is reported once', () => {
    expect(
      problemsWith({
        [START]: `import { all } from '@/features/billing/orders/files';`,
        'src/features/billing/orders/files.ts': `export const all = import.meta.glob('./*/Screen.tsx');`,
        'src/features/billing/orders/own/Screen.tsx': `import '../Orders';`,
      }),
    ).toEqual(
      reaching(
        'a component',
        'src/features/billing/orders/files.ts',
        'src/features/billing/orders/own/Screen.tsx',
      ),
    );
  });

  it('has no component inside', () => {
    expect(problemsWith({ 'src/mock-api/http/Page.tsx': '' })).toEqual([
      'The embedded back end has no place for a component: src/mock-api/http/Page.tsx',
    ]);
  });

  it('lets shared code, a kind’s part of the document and test support through', () => {
    const files = {
      [START]: `import { text } from '@/features/kinds/text/openApi';`,
      'src/features/kinds/text/openApi.ts': `import * as z from 'zod/mini';`,
      'src/mock-api/testing/orders.ts': `import { render } from 'react-dom';`,
    };
    expect(problemsWith(files)).toEqual([]);
  });
});
