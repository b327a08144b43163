import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';

const tracked = (...paths: string[]) =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', ...paths], {
    encoding: 'utf8',
    maxBuffer: 10_000_000,
  })
    .split('\n')
    .filter((file) => file !== '' && existsSync(file));

/** The anchor that GitHub gives a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');

const withoutCode = (text: string) =>
  text.replaceAll(/^```[\s\S]*?^```/gm, '').replaceAll(/`[^`\n]*`/g, '');

const anchors = new Map<string, Set<string>>();
function anchorsIn(file: string): Set<string> {
  const known = anchors.get(file);
  if (known) return known;
  const text = readFileSync(file, 'utf8').replaceAll(/^```[\s\S]*?^```/gm, '');
  const found = new Set(
    Array.from(text.matchAll(/^#+ (.+)$/gm), ([, heading = '']) => anchorOf(heading)),
  );
  anchors.set(file, found);
  return found;
}

const documents = tracked('README.md', 'docs', '.github', '*.md').filter((file) =>
  file.endsWith('.md'),
);

test.each(documents)('links in %s lead to files and headings that exist', (file) => {
  const links = Array.from(
    withoutCode(readFileSync(file, 'utf8')).matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g),
    ([, link = '']) => link,
  );
  const broken = links.filter((link) => {
    const [path = '', anchor] = link.split('#');
    const target = path === '' ? file : normalize(join(dirname(file), path));
    if (!existsSync(target)) return true;
    return anchor !== undefined && target.endsWith('.md') && !anchorsIn(target).has(anchor);
  });
  expect(broken).toEqual([]);
});

test('every decision record and document that code cites exists', () => {
  const missing = tracked('src', 'scripts', 'tests')
    .filter((file) => /\.(?:tsx?|mjs|scss)$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(file, 'utf8');
      const records = Array.from(
        text.matchAll(/\bADR ([a-z][a-z0-9-]+)/g),
        ([, slug = '']) => `docs/adr/${slug}.md`,
      );
      const pages = Array.from(text.matchAll(/\bdocs\/[\w/-]+\.md\b/g), ([page]) => page);
      return [...records, ...pages].flatMap((path) =>
        existsSync(path) ? [] : [`${file}: ${path}`],
      );
    });
  expect(missing).toEqual([]);
});

test('the index names each decision record', () => {
  const index = readFileSync('docs/adr/README.md', 'utf8');
  const missing = tracked('docs/adr')
    .map((file) => file.slice('docs/adr/'.length))
    .filter((name) => name !== 'README.md' && !index.includes(`](${name})`));
  expect(missing).toEqual([]);
});
