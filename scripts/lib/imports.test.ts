import { describe, expect, it } from 'vitest';
import { importsIn } from './imports.mjs';

const only = (text: string) => {
  const [first, ...others] = importsIn('src/a.ts', text);
  expect(others).toEqual([]);
  return first;
};

describe('importsIn', () => {
  it.each([
    [`import { a, type B } from './x';`, ['a', 'B'], false],
    [`import a, * as b from './x';`, ['default', '*'], false],
    [`import {\n  a,\n  b,\n} from './x';`, ['a', 'b'], false],
    [`import './x';`, [], false],
    [`import type { A } from './x';`, ['A'], true],
    [`import { type A } from './x';`, ['A'], true],
    [`export { a } from './x';`, ['a'], false],
    [`export * from './x';`, ['*'], false],
    [`export type { A } from './x';`, ['A'], true],
    [`const Late = lazy(\n  () =>\n    import(\n      './x'\n    ),\n);`, ['*'], false],
    ['const late = () => import(`./x`);', ['*'], false],
    [`type A = import('./x').A;`, ['A'], true],
    [`type A = typeof import('./x');`, ['*'], true],
    [`type A = import/* of x */('./x').A;`, ['A'], true],
    [`import type A = require('./x');`, ['*'], true],
    [`import a = require('./x');`, ['*'], false],
    [`const a = require('./x');`, ['*'], false],
    [`const a = new Worker(new URL('./x', import.meta.url));`, ['*'], false],
    [`declare module './x' { interface A { b: string } }`, [], true],
    [`import { a } from './x';\nexport { a };`, ['a'], false],
  ])('finds %s', (text, names, isType) => {
    expect(only(text)).toMatchObject({ specifier: './x', names, isType });
  });

  it('finds the patterns of import.meta.glob', () => {
    expect(only(`const a = import.meta.glob<A>('./*/a.ts', { eager: true });`)).toMatchObject({
      patterns: ['./*/a.ts'],
      isType: false,
    });
    expect(only(`const a = import.meta.glob(['./*.ts', '!./b.ts']);`)).toMatchObject({
      patterns: ['./*.ts', '!./b.ts'],
    });
  });

  it('finds patterns in templates, and the folder that they begin in', () => {
    expect(only('const a = import.meta.glob(`./*.ts`, { base: `../x` });')).toMatchObject({
      patterns: ['./*.ts'],
      base: '../x',
    });
    expect(only('const a = import.meta.glob([`./${b}.ts`]);')).toMatchObject({ patterns: [null] });
  });

  it.each([
    `import(a);`,
    'import(`./${a}`);',
    `import('./' + a);`,
    `import(('./x'));`,
    `import('./x' as const);`,
    `import('./\\x78');`,
    `require(a);`,
  ])('finds no name in %s', (text) => {
    expect(only(text)).toMatchObject({ specifier: null, isType: false });
  });

  it('takes no import from a comment, a text or a module without a name', () => {
    const text = [
      `// import { a } from './x';`,
      `const a = "import { a } from './x';";`,
      `declare namespace b { const c: string }`,
    ].join('\n');
    expect(importsIn('src/a.ts', text)).toEqual([]);
  });

  it('says in which line an import begins', () => {
    const text = `// First\n\nimport {\n  a,\n} from './x';\ntype B = import('./y').B;`;
    expect(importsIn('src/a.ts', text).map(({ line }) => line)).toEqual([3, 6]);
  });
});
