import type { OwnerSiteRow } from './rows';

/** The address a seeded quest asks, and what its posts are signed with. */
export const OWN_SITE = {
  link: 'https://tour.solanakeep.example/castle/check',
  secret: 'a-secret-of-the-seed-alone',
};

/** What the seeded quest's site answers at first. */
export const seedOwnerSites = (): OwnerSiteRow[] => [
  {
    url: OWN_SITE.link,
    address: '93.184.215.14',
    status: 400,
    text: '{"message":"You have seen 2 of 3 towers."}',
    isSlow: false,
  },
];
