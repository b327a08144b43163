import { argv } from 'node:process';
import { createClient } from '@hey-api/openapi-ts';
import { generate } from 'orval';

/** Generates a client and a server from the document at the first path into the folder at the second. */
const [, , document, folder] = argv;

await createClient({
  input: document,
  output: { path: `${folder}/client`, importFileExtension: '.js' },
  logs: { level: 'warn' },
  plugins: ['@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk'],
});

await generate(
  {
    input: { target: document },
    output: {
      target: `${folder}/server/index.ts`,
      client: 'hono',
      mode: 'split',
      // The handlers it writes with validators are no TypeScript where a call has nothing to validate.
      override: { hono: { validator: false } },
    },
  },
  folder,
);
