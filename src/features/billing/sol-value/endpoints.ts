import { endpoint } from '@/shared/api/endpoint';
import { ratesSchema } from './rates';

/** GET /market/rates (decision 94). */
export const getRates = endpoint({
  method: 'GET',
  path: '/market/rates',
  tag: 'Portfolio',
  summary: 'Returns the price of 1 SOL in each currency',
  access: 'session',
  shows: ['Market'],
  data: ratesSchema,
});
