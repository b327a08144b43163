import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { blocksIn, edited, followed, GUIDES } from './guides.mjs';

describe('blocksIn', () => {
  it('finds the blocks that name a file, and no others', () => {
    const markdown = '```ts title="src/a.ts"\nconst a = 1;\n```\n\n```ts\nconst b = 2;\n```\n';
    expect(blocksIn(markdown)).toEqual([
      { language: 'ts', file: 'src/a.ts', text: 'const a = 1;\n' },
    ]);
  });
});

describe('edited', () => {
  it('adds and removes lines in each part', () => {
    const diff = ' one\n+one and a half\n@@\n-three\n+drei\n';
    expect(edited('one\ntwo\nthree\n', diff, 'a.ts')).toBe('one\none and a half\ntwo\ndrei\n');
  });
  it.each([
    ['is missing', 'two', 0],
    ['is there twice', 'one\none', 2],
  ])('refuses a change whose surroundings it %s', (_, text, times) => {
    expect(() => edited(text, ' one\n+more\n', 'a.ts')).toThrow(
      `a.ts has this ${String(times)} times:\none`,
    );
  });
});

describe('followed', () => {
  const guide = (file: string, text: string, language = 'ts') =>
    `\`\`\`${language} title="${file}"\n${text}\n\`\`\`\n`;
  const read = (file: string) => (file === 'src/there.ts' ? 'one\n' : null);

  it('lets a guide change what one before it wrote', () => {
    const guides = [guide('src/new.ts', 'one'), guide('src/new.ts', ' one\n+two', 'diff')];
    expect(followed(guides, read)).toEqual(new Map([['src/new.ts', 'one\ntwo\n']]));
  });
  it('refuses to write a file that is there', () => {
    expect(() => followed([guide('src/there.ts', 'two')], read)).toThrow('is there already');
  });
  it('refuses to change a file that is not there', () => {
    expect(() => followed([guide('src/gone.ts', '+two', 'diff')], read)).toThrow('There is no');
  });
});

const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : null);
const texts = GUIDES.map((guide) => readFileSync(guide, 'utf8'));
const files = followed(texts, read);

/** The file a specifier names, among those of the guides and those of the repository. */
function fileOf(specifier: string, from: string): string | undefined {
  const path = specifier.startsWith('@/')
    ? posix.join('src', specifier.slice(2))
    : posix.join(posix.dirname(from), specifier);
  return [`${path}.ts`, `${path}.tsx`].find((file) => files.has(file) || existsSync(file));
}
const written = GUIDES.flatMap((guide, index) =>
  blocksIn(texts[index] ?? '')
    .filter(({ language }) => language !== 'diff')
    .map(({ file, text }) => ({ guide, file, text })),
);
const named = written.flatMap(({ guide, file, text }) =>
  Array.from(
    text.matchAll(/^import (?:type )?\{([^}]+)\} from '((?:@\/|\.)[^']+)'/gm),
    (found) => ({
      guide,
      file,
      names: (found[1] ?? '').split(',').flatMap((name) => {
        const plain = name
          .trim()
          .replace(/^type /, '')
          .split(' as ')[0];
        return plain ? [plain] : [];
      }),
      specifier: found[2] ?? '',
    }),
  ),
);

describe.each(GUIDES)('%s', (guide) => {
  const text = texts[GUIDES.indexOf(guide)] ?? '';

  it('has code to write', () => {
    expect(written.filter((block) => block.guide === guide)).not.toEqual([]);
  });

  it('imports only what there is', () => {
    const missing = named
      .filter((each) => each.guide === guide)
      .flatMap(({ file, names, specifier }) => {
        const source = fileOf(specifier, file);
        const held = source === undefined ? '' : (files.get(source) ?? read(source) ?? '');
        return names
          .filter((name) => !new RegExp(`^export .*\\b${name}\\b`, 'm').test(held))
          .map((name) => `${name} of ${specifier}`);
      });
    expect(missing).toEqual([]);
  });

  it('names only files and commands there are', () => {
    const paths = Array.from(
      text.matchAll(/`((?:src|scripts|tests|docs)\/[\w./-]+\.\w+)`/g),
      ([, path]) => path ?? '',
    );
    expect(paths.filter((path) => !existsSync(path) && !files.has(path))).toEqual([]);
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
    const commands = Array.from(text.matchAll(/npm run ([\w:]+)/g), ([, name]) => name ?? '');
    expect(commands.filter((name) => !(name in scripts))).toEqual([]);
  });
});
