import type { OpenApi } from './openApi';

/** The `openApi.ts` of each kind, by its path; only what writes the document loads them. */
export const openApiFiles = import.meta.glob<OpenApi>('./*/openApi.ts', {
  eager: true,
  import: 'default',
});
