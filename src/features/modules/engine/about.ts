/** The families of spec §1, in its order and words. */
export const families = [
  { family: 'moderation', title: 'Moderation and server tools' },
  { family: 'stats', title: 'Stats and tracking' },
  { family: 'verification', title: 'Verification' },
  { family: 'alerts', title: 'Alerts' },
  { family: 'earning', title: 'Earning' },
] as const;
export type Family = (typeof families)[number]['family'];

/** Icons a module can have; `moduleIcons.ts` has their drawings. */
export type IconName =
  | 'activity'
  | 'at'
  | 'badge'
  | 'bell'
  | 'calendar'
  | 'candles'
  | 'cart'
  | 'castle'
  | 'chart'
  | 'chat'
  | 'coins'
  | 'columns'
  | 'crown'
  | 'dice'
  | 'dollar'
  | 'flame'
  | 'game'
  | 'gem'
  | 'hand'
  | 'handshake'
  | 'invite'
  | 'key'
  | 'music'
  | 'panel'
  | 'profile'
  | 'radar'
  | 'rocket'
  | 'savings'
  | 'scale'
  | 'scroll'
  | 'shield'
  | 'smile'
  | 'star'
  | 'support'
  | 'tag'
  | 'tasks'
  | 'trade'
  | 'trend'
  | 'wallet';

/**
 * Name and place of a module. Routes, rail, breadcrumbs, home pages, the catalogue and the packages
 * of the embedded back end are derived from it. Every page loads it, home pages included.
 */
export interface ModuleAbout {
  /** Name of its folder, and its id in the API. */
  slug: string;
  /** Its name in spec §1, used everywhere. */
  title: string;
  family: Family;
  /** Icon beside its name, in the rail and in the catalogue; a plain one if absent. */
  icon?: IconName;
  /** Position within its family, as in spec §1; last if absent. */
  place?: number;
  /** Slug of the module it comes with. It is not sold separately: spec §1 does not name it. */
  partOf?: string;
  /** Item of a package that unlocks it (`package.items[].id`). */
  planItem: string;
  /** Path below /dashboard, with a query if it has one: as in the spec, or `bots/<slug>`. */
  route: string;
  /** Title of the page at its route, if several modules share the page and this is the first. */
  pageTitle?: string;
  /**
   * Page of one rule, if the spec has one (§2): its path below /dashboard, which ends with the
   * parameter for the rule's id, and its title. Without it, rules are edited on the page of their
   * list.
   */
  rulePage?: { path: string; title: string };
  /** It can have too many rules to read them all at once. */
  isLong?: true;
  /** Its rules each belong to a rule of this other module, and are listed with it. */
  parent?: {
    slug: string;
    /** The field that names that rule. */
    field: string;
  };
}

/** Texts about a module besides its name; dashboards load them. */
export interface ModuleWords {
  /** One line on what it does. */
  purpose: string;
  /** Other search terms for it. */
  keywords: string;
  /** It posts no messages, so there is nothing to test. */
  isSilent?: true;
}

/** A module without its fields, for menus. */
export interface DescribedModule extends ModuleAbout, ModuleWords {}
