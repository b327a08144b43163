import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run, say } from './lib/run.mjs';

/** Chromium without a window first: the same engine for two thirds of the time of a test. */
const NAMES = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'google-chrome-stable',
  'google-chrome',
  'chromium',
  'chromium-browser',
  'chrome',
];
/** Debian's packages of it; older releases have the second alone. */
const PACKAGES = ['chromium-headless-shell', 'chromium'];

/** Where the installers of Chrome and Chromium put them, per platform. */
const places = {
  linux: () => ['/opt/google/chrome/chrome', '/usr/lib/chromium/chromium', '/snap/bin/chromium'],
  darwin: () =>
    ['/Applications', join(process.env['HOME'] ?? '/', 'Applications')].flatMap((folder) => [
      join(folder, 'Google Chrome.app/Contents/MacOS/Google Chrome'),
      join(folder, 'Chromium.app/Contents/MacOS/Chromium'),
    ]),
  win32: () =>
    ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA']
      .flatMap((name) => process.env[name] ?? [])
      .flatMap((folder) => [
        join(folder, 'Google/Chrome/Application/chrome.exe'),
        join(folder, 'Chromium/Application/chrome.exe'),
      ]),
};

const HELP = `No Chrome or Chromium was found, and none could be installed here. Do one of these, then try again:
  - install Google Chrome or Chromium in the usual way;
  - npx playwright install chromium        (needs the internet)
  - apt-get install chromium               (Debian, as root)
  - CHROMIUM_PATH=/path/to/chrome npm test (one that is somewhere else)`;

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function installed() {
  const onWindows = process.platform === 'win32';
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  const onPath = NAMES.flatMap((name) =>
    folders.map((folder) => join(folder, onWindows ? `${name}.exe` : name)),
  );
  return [...onPath, ...(places[process.platform]?.() ?? [])].find(isProgram);
}

async function playwrightsOwn() {
  try {
    const { chromium } = await import('@playwright/test');
    return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
  } catch {
    return undefined;
  }
}

/**
 * A browser that is there already: the one named by CHROMIUM_PATH, an installed one, or Playwright's
 * earlier download. Resolves to {path, how}, or undefined. Throws when CHROMIUM_PATH names no program.
 */
export async function findInstalledBrowser() {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined && named !== '') {
    if (isProgram(named)) return { path: named, how: 'named by CHROMIUM_PATH' };
    throw new Error(`CHROMIUM_PATH is ${named}, but there is no program there.`);
  }
  const path = installed();
  if (path !== undefined) return { path, how: 'installed on this machine' };
  const own = await playwrightsOwn();
  return own === undefined ? undefined : { path: own, how: 'downloaded by Playwright earlier' };
}

async function downloadWithPlaywright() {
  say('Browser: none is installed; asking Playwright to download Chromium…');
  const args = ['playwright', 'install', 'chromium'];
  const { ok, output } = await run('npx', args, { quiet: true, limitMs: 5 * 60_000 });
  const path = await playwrightsOwn();
  if (ok && path !== undefined) return { path, how: 'downloaded by Playwright just now' };
  say(`Browser: Playwright couldn’t download it (${reasonIn(output)}).`);
  return undefined;
}

async function installWithApt() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !isProgram('/usr/bin/apt-get')) {
    return undefined;
  }
  const options = { quiet: true, limitMs: 10 * 60_000, env: { DEBIAN_FRONTEND: 'noninteractive' } };
  const update = await run('apt-get', ['update', '-q'], options);
  for (const name of PACKAGES) {
    say(`Browser: installing the package "${name}" with apt-get…`);
    const args = ['install', '-y', '-q', '--no-install-recommends', name];
    const install = await run('apt-get', args, options);
    const path = installed();
    if (install.ok && path !== undefined) return { path, how: 'installed with apt-get just now' };
    say(`Browser: apt-get couldn’t install it (${reasonIn(install.output || update.output)}).`);
  }
  return undefined;
}

/** The line of a program's output that says what went wrong, or its last one. */
function reasonIn(text) {
  const lines = text.split('\n').flatMap((line) => line.trim() || []);
  return (
    lines.find((line) => /^(?:error|e:)\b|failed|refused/i.test(line)) ??
    lines.at(-1) ??
    'no message'
  );
}

/**
 * A Chromium to test with, installed if need be; says in one line which and whence. Resolves to its path.
 * Throws an Error that names what to do when there is none.
 */
export async function findBrowser() {
  const found =
    (await findInstalledBrowser()) ?? (await downloadWithPlaywright()) ?? (await installWithApt());
  if (!found) throw new Error(HELP);
  say(`Browser: ${found.path} (${found.how})`);
  return found.path;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    await findBrowser();
  } catch (error) {
    say(error.message);
    process.exitCode = 1;
  }
}
