import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Forgets the embedded back end's state: the next `npm run dev` starts with the seed. Stop the server first. */
const folder = new URL('../node_modules/.cache/castle-bots/', import.meta.url);
for (const name of ['world.json', 'world.json.parts', 'files'])
  rmSync(fileURLToPath(new URL(name, folder)), { force: true, recursive: true });
process.stdout.write('The embedded back end starts over.\n');
