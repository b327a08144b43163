import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

/**
 * Writes docs/openapi.json from the schemas, docs/freshness.md from what calls show and change, docs/settings.md from
 * the modules' effects, and docs/discord-limits.md from Discord's limits. Unit tests fail while one of them is out of date.
 * `npm run openapi -- --agree` also makes this document the agreed one, from which no later one may break.
 */
const isAgreed = process.argv.includes('--agree');
const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

const server = await createServer({
  configFile: false,
  envDir: false,
  root: at('.'),
  appType: 'custom',
  logLevel: 'error',
  resolve: { alias: { '@': at('src') } },
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true, include: [] },
});
try {
  const { openApiDocument } = await server.ssrLoadModule('/src/mock-api/openapi/document.ts');
  const document = await openApiDocument();
  writeFileSync(at('docs/openapi.json'), `${JSON.stringify(document, null, 2)}\n`);
  if (isAgreed) {
    const { contractOf, printed } = await server.ssrLoadModule(
      '/src/mock-api/openapi/agreement/contract.ts',
    );
    writeFileSync(at('tests/contract/agreed.json'), printed(contractOf(document)));
    writeFileSync(at('tests/contract/breakingChanges.json'), '[]\n');
  }
  const { freshnessTable } = await server.ssrLoadModule('/src/mock-api/openapi/freshnessTable.ts');
  writeFileSync(at('docs/freshness.md'), freshnessTable());
  const { settingsTable } = await server.ssrLoadModule(
    '/src/features/modules/testing/settingsTable.ts',
  );
  writeFileSync(at('docs/settings.md'), await settingsTable());
  const { limitsTable } = await server.ssrLoadModule('/src/shared/discord/limitsTable.ts');
  writeFileSync(at('docs/discord-limits.md'), limitsTable());
  process.stdout.write(`docs/openapi.json: ${Object.keys(document.paths).length} paths.\n`);
} finally {
  await server.close();
}
