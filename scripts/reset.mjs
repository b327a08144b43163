import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Forgets the embedded back end's state: the next `npm run dev` starts with the seed. Stop the server first. */
const file = fileURLToPath(
  new URL('../node_modules/.cache/castle-bots/world.json', import.meta.url),
);
rmSync(file, { force: true });
process.stdout.write('The embedded back end starts over.\n');
