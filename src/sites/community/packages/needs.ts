import type { Offer } from '@/features/billing/packages/offer';
import { hasOneOf } from '@/features/billing/packages/smallest';
import { catalogue, products } from '@/features/modules/engine/catalogue';
import type { ModuleSummary } from '@/features/modules/engine/moduleState';
import { isSetUp } from '@/features/modules/screens/recommended';
import type { ServerStats } from '@/features/server/discord/serverStats';
import { HOLDER_ITEMS } from '../holderItems';

/** A module or feature the server needs a package for. */
export interface Need {
  title: string;
  /** A package with one of these items covers it. */
  items: readonly string[];
}

interface NeedSources {
  modules: readonly ModuleSummary[];
  /** Modules with a draft on this device, by slug. */
  drafts: readonly string[];
  stats: ServerStats | undefined;
}

/**
 * The known needs of a server: modules that are set up, modules that were tried outside of the package, and holder
 * verification until a new server's checklist is done with it.
 */
export function needsOf({ modules, drafts, stats }: NeedSources): Need[] {
  const used = [
    ...drafts,
    ...modules
      .filter((each) => isSetUp(each) || each.state === 'PAUSED_BY_PLAN')
      .map(({ slug }) => slug),
  ];
  const items = new Set(
    catalogue.filter(({ slug }) => used.includes(slug)).map(({ planItem }) => planItem),
  );
  // Child modules come with their module's item, so only the module is named.
  const own = products
    .filter(({ planItem }) => items.has(planItem))
    .map(({ title, planItem }): Need => ({ title, items: [planItem] }));
  const isVerified = HOLDER_ITEMS.some((item) => items.has(item));
  return stats?.firstVerificationAt === null && !isVerified
    ? [...own, { title: 'Holder verification', items: HOLDER_ITEMS }]
    : own;
}

/** A need, and whether a package covers it. */
export interface Cover extends Need {
  isCovered: boolean;
}

export const coverOf = (offer: Pick<Offer, 'items'>, needs: readonly Need[]): Cover[] =>
  needs.map((need) => ({ ...need, isCovered: hasOneOf(offer, need.items) }));

/** Id of the smallest package that covers all needs; undefined if none does. */
export const enoughFor = (offers: readonly Offer[], needs: readonly Need[]): string | undefined =>
  smallestOf(offers.filter((offer) => coverOf(offer, needs).every(({ isCovered }) => isCovered)));

const smallestOf = (offers: readonly Offer[]): string | undefined =>
  offers.toSorted((one, other) => one.order - other.order)[0]?.id;
