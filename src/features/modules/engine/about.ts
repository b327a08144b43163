/** The families of spec §1, in its order and words. */
export const families = [
  { family: 'moderation', title: 'Moderation and server tools' },
  { family: 'stats', title: 'Stats and tracking' },
  { family: 'verification', title: 'Verification' },
  { family: 'alerts', title: 'Alerts' },
  { family: 'earning', title: 'Earning' },
] as const;
export type Family = (typeof families)[number]['family'];

/** The signs a module can have beside its name; `moduleIcons.ts` has their drawings. */
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
 * What a module is called and where it stands: routes, rail, breadcrumbs, home pages, the catalogue and the
 * packages of the embedded back end follow from it. It comes with every page, home pages included.
 */
export interface ModuleAbout {
  /** Its folder, and its id in the API. */
  slug: string;
  /** As spec §1 names it; it is called so wherever it occurs. */
  title: string;
  family: Family;
  /** Its sign beside its name, in the rail and in the catalogue; without one it has a plain one. */
  icon?: IconName;
  /** Its place among those of its family, as spec §1 lists them; without one it stands behind them. */
  place?: number;
  /** It comes with that module and is none of those the product is sold by: spec §1 does not name it. */
  partOf?: string;
  /** Item of a package that unlocks it (`package.items[].id`). */
  planItem: string;
  /** Path below /dashboard, with its query if it has one: the spec's own, or `bots/<slug>`. */
  route: string;
  /** What the page at its route is called where modules share it and this is the first of them. */
  pageTitle?: string;
  /**
   * The page of one rule where rules have pages of their own (spec §2): its path below /dashboard, which
   * ends with the parameter for the rule's id, and its title. Without it they are edited where their list is.
   */
  rulePage?: { path: string; title: string };
  /** Its rules each belong to a rule of another module, and are listed with that one. */
  parent?: {
    slug: string;
    /** The field that names it. */
    field: string;
  };
}

/** What is said of a module beyond its name: dashboards load it. */
export interface ModuleWords {
  /** One line on what it does. */
  purpose: string;
  /** Other words somebody may look for it by. */
  keywords: string;
  /** It posts no message of its own, so that there is nothing to test. */
  isSilent?: true;
}

/** A module without its fields: what menus need. */
export interface DescribedModule extends ModuleAbout, ModuleWords {}
