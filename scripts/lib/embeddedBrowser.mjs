import { chromium } from '@playwright/test';
import { preview } from 'vite';
import { findBrowser } from '../findBrowser.mjs';

/** A page on the overview of a server of the owner's, who is signed in with the burner wallet. */
export async function openOverview(browser, origin, serverId) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript((id) => localStorage.setItem('SelectedServerId', id), serverId);
  await signInThere(page, origin, 'Server owner');
  await page.getByRole('heading', { level: 1, name: /Welcome/ }).waitFor();
  return page;
}

/** Signs in a persona by its label, with the burner wallet, and waits for nothing of the page after that. */
export async function signInThere(page, origin, persona) {
  await page.goto(origin, { waitUntil: 'networkidle' });
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('button', { name: persona, exact: true }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Select Wallet' }).click();
  await page.getByRole('button', { name: /Burner Wallet/ }).click();
  await page.getByRole('button', { name: /connected wallet/ }).waitFor();
}

/**
 * Serves the embedded build (`npm run build:embedded`) on a port, with its two hosts, and does some work on
 * it in a browser; both are closed whatever becomes of it. `middleware` answers before the files do.
 */
export async function withEmbeddedBrowser(port, work, middleware) {
  const server = await preview({
    mode: 'embedded',
    build: { outDir: 'dist-embedded' },
    preview: { port, strictPort: true, host: '127.0.0.1' },
  });
  if (middleware) server.middlewares.stack.unshift({ route: '', handle: middleware });
  try {
    const browser = await chromium.launch({
      executablePath: await findBrowser(),
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-background-networking',
        '--host-resolver-rules=MAP community.localhost 127.0.0.1, MAP app.localhost 127.0.0.1',
      ],
    });
    try {
      await work(browser);
    } finally {
      await browser.close();
    }
  } finally {
    await server.close();
  }
}
