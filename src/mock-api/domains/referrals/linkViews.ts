import { byFields } from '../../http/paging';
import { iso } from '../../store/clock';
import type { World } from '../../store/world';
import { revenueOf, sumOf } from './commissionLedger';
import { bodyOf, isActiveAmbassador, stateOf } from './links';
import type { AmbassadorRow, ReferralLinkRow, ReferralRow, ReferralVisitRow } from './rows';
import { addressOf, countsOf, daysOf, linkOf } from './views';

type Origin = Pick<ReferralRow, 'referrerId' | 'sourceId' | 'linkId'>;

/** A referral link made by staff, or an ambassador's own code. */
export interface Source {
  id: string;
  link: ReferralLinkRow | null;
  ambassador: AmbassadorRow | null;
  /** Whether a visit or sign-up came by it. */
  isOf: (row: Origin) => boolean;
}

const ofLink = (link: ReferralLinkRow): Source => ({
  id: link.id,
  link,
  ambassador: null,
  isOf: ({ linkId }) => linkId === link.id,
});

const ofAmbassador = (ambassador: AmbassadorRow): Source => ({
  id: `amb-${ambassador.userId}`,
  link: null,
  ambassador,
  isOf: ({ referrerId, linkId }) => linkId === null && referrerId === ambassador.userId,
});

/** All sources of referrals: links made by staff, and the codes of current and suspended ambassadors. */
export const sourcesOf = ({ db }: World): Source[] => [
  ...db.referralLinks.map(ofLink),
  ...db.ambassadors
    .filter(({ state }) => state === 'ACTIVE' || state === 'SUSPENDED')
    .map(ofAmbassador),
];

const personOf = ({ db }: World, userId: string | null) => {
  const user = db.users.find(({ id }) => id === userId);
  return user ? { id: user.id, name: user.displayName } : null;
};

/** A source with its figures: sums over visits, sign-ups, orders and commissions. */
export function sourceRow(world: World, origin: string, { id, link, ambassador, isOf }: Source) {
  const { db } = world;
  const people = db.referrals.filter(isOf);
  const ids = new Set(people.map((row) => row.id));
  const owner = personOf(world, link ? link.ownerId : (ambassador?.userId ?? null));
  const code =
    link?.code ?? db.users.find((user) => user.id === ambassador?.userId)?.referralCode ?? '';
  return {
    id,
    kind: link
      ? link.ownerId === null
        ? ('HOUSE' as const)
        : ('PARTNER' as const)
      : ('AMBASSADOR' as const),
    name: link?.name ?? owner?.name ?? '',
    code,
    url: link ? addressOf(origin, link) : linkOf(origin, code),
    owner,
    state: link
      ? stateOf(world, link)
      : isActiveAmbassador(world, ambassador?.userId ?? '')
        ? ('ACTIVE' as const)
        : ('SUSPENDED' as const),
    rateBps: link?.rateBps ?? null,
    ...countsOf(world, isOf),
    revenue: people.reduce((sum, row) => sum + revenueOf(db, row), 0n).toString(),
    earned: sumOf(db.commissions.filter(({ referralId }) => ids.has(referralId))).toString(),
  };
}

/** A source with all details. */
export const sourceDetail = (world: World, origin: string, source: Source, span: number) => ({
  ...sourceRow(world, origin, source),
  terms: source.link ? bodyOf(source.link) : null,
  status: source.link?.status ?? ('ACTIVE' as const),
  version: source.link?.version ?? null,
  at: iso(source.link?.at ?? source.ambassador?.appliedAt ?? 0),
  tagged: taggedOf(world.db.referralVisits.filter(source.isOf)),
  days: daysOf(world, span, source.isOf),
});

/** Visits by their tags, most clicks first. */
function taggedOf(visits: readonly ReferralVisitRow[]) {
  const rows = new Map<string, ReturnType<typeof emptyRow>>();
  for (const { utm, referralId } of visits) {
    const id = JSON.stringify([utm.source, utm.medium, utm.campaign]);
    const row = rows.get(id) ?? emptyRow(id, utm);
    row.clicks += 1;
    if (referralId !== null) row.signUps += 1;
    rows.set(id, row);
  }
  return [...rows.values()].toSorted(byFields('-clicks', 'id'));
}

const emptyRow = (id: string, utm: ReferralVisitRow['utm']) => ({
  id,
  ...utm,
  clicks: 0,
  signUps: 0,
});
