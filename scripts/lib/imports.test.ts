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

  it('takes no import from an extended module, a comment, a text or a computed name', () => {
    const text = [
      `declare module './x' { interface A { b: string } }`,
      `// import { a } from './x';`,
      `const a = "import { a } from './x';";`,
      `const b = () => import(a);`,
    ].join('\n');
    expect(importsIn('src/a.ts', text)).toEqual([]);
  });

  it('says in which line an import begins', () => {
    const text = `// First\n\nimport {\n  a,\n} from './x';\ntype B = import('./y').B;`;
    expect(importsIn('src/a.ts', text).map(({ line }) => line)).toEqual([3, 6]);
  });
});
