import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (file: string) => readFileSync(file, 'utf8');
const VERSIONS = 'Node.js 20.19+, 22.13+ or 24+';

it('package.json and its lock file require the same versions of Node', () => {
  const { engines } = JSON.parse(read('package.json'));
  expect(engines).toEqual({ node: '^20.19.0 || ^22.13.0 || >=24.0.0' });
  expect(JSON.parse(read('package-lock.json')).packages[''].engines).toEqual(engines);
});

it('npm refuses to install on any other version', () => {
  expect(read('.npmrc')).toMatch(/^engine-strict=true$/m);
});

it.each(['README.md', '.ci/run'])('%s names the same versions', (file) => {
  expect(read(file)).toContain(VERSIONS);
});

/** The check of .ci/run, as a function of a version. */
function isAcceptedByCi(version: string): boolean {
  const check = /node -e '([^']+)'/.exec(read('.ci/run'))?.[1] ?? '';
  const as = `Object.defineProperty(process.versions, 'node', { value: '${version}' });`;
  return spawnSync(process.execPath, ['-e', `${as}${check}`]).status === 0;
}

it.each(['18.20.8', '20.18.0', '21.7.0', '22.12.0', '23.11.0'])('.ci/run refuses %s', (version) => {
  expect(isAcceptedByCi(version)).toBe(false);
});

it.each(['20.19.0', '22.13.0', '24.0.0', '26.10.0'])('.ci/run accepts %s', (version) => {
  expect(isAcceptedByCi(version)).toBe(true);
});
