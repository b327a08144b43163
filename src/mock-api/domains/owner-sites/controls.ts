import * as z from 'zod/mini';
import { ok } from '../../http/envelope';
import { on } from '../../http/route';
import { taking } from '../../http/taking';

const site = z.object({
  url: z.url(),
  address: z._default(z.string(), '93.184.215.14'),
  status: z._default(z.int(), 200),
  text: z._default(z.string(), ''),
  isSlow: z._default(z.boolean(), false),
});

/** Switches for the owners' websites. */
export const ownerSiteControls = [
  // Sets the answer of a website.
  on.put(
    '/__mock/owner-sites',
    taking(site, (row, { world }) => {
      const url = new URL(row.url).href;
      const others = world.db.ownerSites.filter((each) => each.url !== url);
      world.db.ownerSites = [...others, { ...row, url }];
      return ok(null);
    }),
  ),
  // Lists the calls made to websites.
  on.get('/__mock/owner-sites/calls', ({ world }) => ok({ calls: world.db.ownerCalls })),
];
