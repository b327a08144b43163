import { http, type RequestHandler } from 'msw';
import { controlEndpoints } from './control';
import { toHandler, type Endpoint, type Place } from './http/endpoint';
import { notFound } from './http/envelope';
import type { World } from './world';
import { consentEndpoints } from './session/consent';
import { discordEndpoints } from './discord/handlers';
import { marketEndpoints } from './market/handlers';
import { moduleEndpoints } from './bot-modules/handlers';
import { notificationEndpoints } from './notifications/handlers';
import { orderEndpoints } from './orders/handlers';
import { packageEndpoints } from './packages/handlers';
import { paymentEndpoints } from './payments/handlers';
import { referralEndpoints } from './referrals/handlers';
import { rpcEndpoints } from './chain/handlers';
import { serverStatsEndpoints } from './overview/handlers';
import { sessionEndpoints } from './session/handlers';

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
