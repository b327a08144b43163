import { prepared } from '../prepared';

/** Addresses, with the search for tokens and collections. */
export const { ready, prepare: prepareAddresses } = prepared(
  async () => ({ default: (await import('./AddressField')).AddressField }),
  'The field of addresses',
);
