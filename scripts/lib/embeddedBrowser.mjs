import { chromium } from '@playwright/test';
import { preview } from 'vite';
import { findBrowser } from '../findBrowser.mjs';

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
