import { createServer } from 'node:http';
import { signInAs } from './support/session';
import { expect, test } from './support/test';
import { hasServer, startServer } from './support/webServers';

interface Sent {
  release: string;
  site: string;
  reports: { type: string; name: string; message?: string; stack?: string; page: string }[];
}

/** A collector as an operator runs one, on an origin of its own. */
async function collect() {
  const sent: Sent[] = [];
  const server = createServer((request, answer) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      if (body !== '') sent.push(JSON.parse(body));
      answer.writeHead(204).end();
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = Object(server.address());
  return { sent, url: `http://127.0.0.1:${String(port)}/castle`, stop: () => server.close() };
}

test('errors and web vitals reach a collector, with the release and without names', async ({
  page,
  backend,
  wallet,
  allowConsole,
}) => {
  test.skip(!hasServer('nginx'), 'nginx isn’t installed here, and can’t be had.');
  allowConsole(/planted/);
  const collector = await collect();
  const server = await startServer('nginx', {
    VITE_REPORT_URL: collector.url,
    VITE_RELEASE: 'release-7',
  });
  try {
    await signInAs(page, backend, 'Regular');
    await wallet.wasConnected();
    const at = `http://app.localhost:${String(server.port)}`;
    await page.goto(`${at}/dashboard/server/solana-keep?tab=roles`, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Solana Keep');
    await page.evaluate((address) => {
      setTimeout(() => {
        throw new Error(`planted for ${address}`);
      });
    }, wallet.address);
    const errors = () =>
      collector.sent.flatMap(({ reports }) => reports.filter(({ type }) => type === 'error'));
    await expect.poll(errors).toHaveLength(1);
    expect(errors()[0]).toMatchObject({
      name: 'Error',
      message: 'planted for <key>',
      page: '/dashboard/server/:slug',
    });
    expect(collector.sent[0]).toMatchObject({ release: 'release-7', site: 'user' });

    await page.goto('about:blank');
    const vitals = () =>
      collector.sent.flatMap(({ reports }) =>
        reports.filter(({ type }) => type === 'vital').map(({ name }) => name),
      );
    await expect.poll(vitals).toEqual(expect.arrayContaining(['FCP', 'LCP', 'TTFB']));
    expect(JSON.stringify(collector.sent)).not.toContain(wallet.address);
  } finally {
    server.stop();
    collector.stop();
  }
});
