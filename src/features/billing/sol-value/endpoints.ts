import { endpoint } from '@/shared/api/endpoint';
import { ratesSchema } from './rates';

/** GET /market/rates (docs/product/portfolio.md). */
export const getRates = endpoint({
  method: 'GET',
  path: '/market/rates',
  tag: 'Portfolio',
  summary: 'Returns the price of 1 SOL in each currency',
  description:
    'The dashboard uses it to show amounts in another currency, never to charge. It marks a price older than 5 minutes as old.',
  polledEvery: 60,
  access: 'session',
  shows: ['Market'],
  data: ratesSchema,
});
