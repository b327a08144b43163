import { chromium } from '@playwright/test';
import { preview } from 'vite';
import { findBrowser } from '../findBrowser.mjs';

/** A page on the overview of a server of the owner's, who is signed in with the burner wallet. */
export async function openOverview(browser, origin, serverId) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript((id) => localStorage.setItem('SelectedServerId', id), serverId);
  await page.goto(origin, { waitUntil: 'networkidle' });
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('button', { name: 'Server owner', exact: true }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Select Wallet' }).click();
  await page.getByRole('button', { name: /Burner Wallet/ }).click();
  await page.getByRole('heading', { level: 1, name: /Welcome/ }).waitFor();
  return page;
}

/**
 * Serves the embedded build (`npm run build:embedded`) on a port, with its two hosts, and does some work on
 * it in a browser; both are closed whatever becomes of it.
 */
export async function withEmbeddedBrowser(port, work) {
  const server = await preview({
    mode: 'embedded',
    build: { outDir: 'dist-embedded' },
    preview: { port, strictPort: true, host: '127.0.0.1' },
  });
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
