import { describe, expect, it } from 'vitest';
import { dependentsOf, importersIn, importsIn } from './importGraph.mjs';

describe('importsIn', () => {
  it('finds imports, lazy imports, re-exports and styles', () => {
    const text = [
      `import { price } from './price';`,
      `import {\n  a,\n  b,\n} from '@/shared/many';`,
      `import './price.scss';`,
      `export { c } from './c';`,
      `const Late = lazy(() => import('./Late'));`,
      `const Long = lazy(\n  () =>\n    import(\n      './Long'\n    ),\n);`,
    ].join('\n');
    expect(importsIn(text)).toEqual([
      './price',
      '@/shared/many',
      './price.scss',
      './c',
      './Late',
      './Long',
    ]);
  });
  it('leaves out imports of types alone, which the type check follows', () => {
    const text = `import type { A } from './a';\nexport type { B } from './b';\nimport { type C, d } from './c';`;
    expect(importsIn(text)).toEqual(['./c']);
  });
});

const files = new Map([
  ['src/shared/ui/Button.tsx', ''],
  ['src/shared/ui/Dialog.tsx', `import { Button } from './Button';`],
  ['src/sites/Home.tsx', `import { Dialog } from '@/shared/ui/Dialog';`],
  ['src/sites/routes.ts', `import('./Home');\nimport('./gone');\nimport 'react';`],
  ['scripts/words.test.ts', `import { Button } from '../src/shared/ui/Button';`],
]);

describe('importersIn', () => {
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
