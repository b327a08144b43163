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

/** Switches for the owners' own sites. */
export const ownerSiteControls = [
  // What a site answers from now on.
  on.put(
    '/__mock/owner-sites',
    taking(site, (row, { world }) => {
      const url = new URL(row.url).href;
      const others = world.db.ownerSites.filter((each) => each.url !== url);
      world.db.ownerSites = [...others, { ...row, url }];
      return ok(null);
    }),
  ),
  // What such sites were asked.
  on.get('/__mock/owner-sites/calls', ({ world }) => ok({ calls: world.db.ownerCalls })),
];
