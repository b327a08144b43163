import type { Example } from './example';

/** The `example.ts` of each kind, by its path; only tests load them. */
export const exampleFiles = import.meta.glob<Example>('./*/example.ts', {
  eager: true,
  import: 'default',
});
