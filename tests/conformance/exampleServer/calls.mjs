// The calls that are built, by the operationId of the document. All others answer 404.

import * as inbox from './calls/inbox.mjs';
import * as modules from './calls/modules.mjs';
import * as payouts from './calls/payouts.mjs';
import * as reviews from './calls/reviews.mjs';
import * as server from './calls/server.mjs';
import * as session from './calls/session.mjs';
import * as team from './calls/team.mjs';

export const calls = {
  ...session,
  ...server,
  ...modules,
  ...team,
  ...inbox,
  ...payouts,
  ...reviews,
};
