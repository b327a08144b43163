import { prepared } from '../prepared';

/** The control of secrets, which few modules have. */
export const { ready, prepare: prepareSecrets } = prepared(
  async () => ({ default: (await import('./SecretField')).SecretField }),
  'The field of secrets',
);
