import { describe, expect, it } from 'vitest';
import { dependentsOf, importersIn, importsAmong } from './importGraph.mjs';

const files = new Map([
  ['src/shared/ui/Button.tsx', ''],
  ['src/shared/ui/Dialog.tsx', `import { Button } from './Button';`],
  ['src/sites/Home.tsx', `import { Dialog } from '@/shared/ui/Dialog';`],
  ['src/sites/routes.ts', `import('./Home');\nimport('./gone');\nimport 'react';`],
  ['scripts/words.test.ts', `import { Button } from '../src/shared/ui/Button';`],
]);

describe('importsAmong', () => {
  it('names the file or package behind each import, and the path of a file that is not there', () => {
    expect(importsAmong(files)).toMatchObject([
      { from: 'src/shared/ui/Dialog.tsx', to: 'src/shared/ui/Button.tsx', names: ['Button'] },
      { from: 'src/sites/Home.tsx', to: 'src/shared/ui/Dialog.tsx', names: ['Dialog'] },
      { from: 'src/sites/routes.ts', to: 'react', names: [] },
      { from: 'src/sites/routes.ts', to: 'src/sites/Home.tsx', names: ['*'] },
      { from: 'src/sites/routes.ts', to: 'src/sites/gone', names: ['*'] },
      { from: 'scripts/words.test.ts', to: 'src/shared/ui/Button.tsx', names: ['Button'] },
    ]);
  });
  it.each([
    [`'./*/about.ts'`, ['src/modules/one/about.ts', 'src/modules/two/about.ts']],
    [`'@/modules/**/*.ts'`, ['src/modules/one/about.ts', 'src/modules/two/about.ts']],
    [`['/src/*/{one,three}/*.ts', '!/src/**/words.ts']`, ['src/modules/one/about.ts']],
    [`['./**/about.ts', '!./two/*']`, ['src/modules/one/about.ts']],
    [`'./about.ts', { base: './two' }`, ['src/modules/two/about.ts']],
    [`['./one/*.ts', '../shared/*.json']`, ['src/modules/one/about.ts', 'src/shared/*.json']],
  ])('lists what import.meta.glob(%s) matches', (patterns, matched) => {
    const listing = new Map([
      ['src/modules/list.ts', `export const all = import.meta.glob(${patterns});`],
      ['src/modules/one/about.ts', ''],
      ['src/modules/two/about.ts', ''],
    ]);
    expect(importsAmong(listing).map(({ to }) => to)).toEqual(matched);
  });
});

describe('importersIn', () => {
  it('leaves out imports of types alone and listed files', () => {
    const others = new Map([
      ['src/a.ts', `import type { B } from './b';\nimport.meta.glob('./b.ts');`],
      ['src/b.ts', `import { type A, a } from './a';`],
    ]);
    expect(importersIn(others)).toEqual(new Map([['src/a.ts', new Set(['src/b.ts'])]]));
  });
  it('names the files that import each one directly', () => {
    expect(importersIn(files)).toEqual(
      new Map([
        [
          'src/shared/ui/Button.tsx',
          new Set(['src/shared/ui/Dialog.tsx', 'scripts/words.test.ts']),
        ],
        ['src/shared/ui/Dialog.tsx', new Set(['src/sites/Home.tsx'])],
        ['src/sites/Home.tsx', new Set(['src/sites/routes.ts'])],
      ]),
    );
  });
});

describe('dependentsOf', () => {
  it('follows importers to the end', () => {
    expect([...dependentsOf(['src/shared/ui/Dialog.tsx'], importersIn(files))]).toEqual([
      'src/shared/ui/Dialog.tsx',
      'src/sites/Home.tsx',
      'src/sites/routes.ts',
    ]);
  });
  it('ends where files import each other', () => {
    const circle = new Map([
      ['src/a.ts', `import './b';`],
      ['src/b.ts', `import './a';`],
    ]);
    expect(dependentsOf(['src/a.ts'], importersIn(circle)).size).toBe(2);
  });
});
