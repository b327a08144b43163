import { http, type RequestHandler } from 'msw';
import { controlEndpoints } from '../control';
import { toHandler, type Endpoint, type Place } from '../http/endpoint';
import { notFound } from '../http/envelope';
import type { World } from '../world';
import { consentEndpoints } from './consent';
import { discordEndpoints } from './discord';
import { marketEndpoints } from './market';
import { moduleEndpoints } from './modules';
import { notificationEndpoints } from './notifications';
import { orderEndpoints } from './orders';
import { packageEndpoints } from './packages';
import { paymentEndpoints } from './payments';
import { referralEndpoints } from './referrals';
import { rpcEndpoints } from './rpc';
import { serverStatsEndpoints } from './serverStats';
import { sessionEndpoints } from './session';

/** Every route of the embedded back end; the first that matches answers. */
export const endpoints: Endpoint[] = [
  ...sessionEndpoints,
  ...consentEndpoints,
  ...serverStatsEndpoints,
  ...discordEndpoints,
  ...paymentEndpoints,
  ...packageEndpoints,
  ...orderEndpoints,
  ...referralEndpoints,
  ...notificationEndpoints,
  ...marketEndpoints,
  ...moduleEndpoints,
  ...rpcEndpoints,
  ...controlEndpoints,
];

/** MSW handlers over one world, for the place they run in. */
export const createHandlers = (world: World, place: Place = {}): RequestHandler[] => [
  ...endpoints.map((endpoint) => toHandler(world, endpoint, place)),
  http.all(`${place.origin ?? '*'}/api/*`, () => notFound('There is no such call.')),
  http.all(`${place.origin ?? '*'}/__mock/*`, () => notFound('There is no such control.')),
];
