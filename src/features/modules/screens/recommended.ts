import type { ServerStats } from '@/features/server/discord/serverStats';
import { counted } from '@/shared/text/language';
import { canConfigure, type ModuleSummary } from '../engine/moduleState';

/** A module that is useful for the server, with the reason. */
export interface Recommendation {
  slug: string;
  reason: string;
  /** The template to begin with; null for a module without one. */
  template: string | null;
  /** Whether it holds a list of rules instead of settings. */
  hasRules: boolean;
}

/** Facts about a server that are reasons for modules. */
interface Holdings {
  members: number;
  wallets: number;
  /** Whether a module is set up. */
  has: (slug: string) => boolean;
}

/** With this many members, a team can't watch everything. */
const MANY_MEMBERS = 50;
const MOST = 3;

/** The template of each module that suits most servers. */
export const recommendedTemplates: ReadonlyMap<string, string> = new Map([
  ['holder-verification', 'holder'],
  ['welcome-message', 'classic'],
  ['auto-moderator', 'drainers'],
  ['nft-sale', 'every-sale'],
  ['support-ticket', 'help'],
  ['schedule-message', 'gm'],
]);

/** Reasons for each module, the most useful first; null if there is none (docs/product/modules.md). */
const rules: readonly [slug: string, reasonFor: (server: Holdings) => string | null][] = [
  [
    'holder-verification',
    ({ wallets }) =>
      wallets > 0 ? `${counted(wallets, 'linked wallet')}: give roles to your holders.` : null,
  ],
  ['welcome-message', () => 'Greet new members and show them where to start.'],
  [
    'verification-bot',
    ({ members }) =>
      members >= MANY_MEMBERS
        ? `${counted(members, 'member')}: keep bots out with a captcha.`
        : null,
  ],
  [
    'auto-moderator',
    ({ members }) =>
      members >= MANY_MEMBERS
        ? `${counted(members, 'member')}: block spam and scam links around the clock.`
        : null,
  ],
  ['reaction-roles', () => 'Let members choose their own roles.'],
  [
    'nft-sale',
    ({ has }) =>
      has('holder-verification') ? 'Show your holders every sale in your collection.' : null,
  ],
  [
    'nft-crypto-stats-displayer',
    ({ has }) =>
      has('holder-verification') || has('nft-sale')
        ? 'Show your floor price in the channel list.'
        : null,
  ],
  [
    'task-to-earn',
    ({ wallets }) =>
      wallets > 0 ? 'Reward members with linked wallets for completing quests.' : null,
  ],
  [
    'support-ticket',
    ({ members }) =>
      members >= MANY_MEMBERS
        ? `${counted(members, 'member')}: answer their questions in tickets.`
        : null,
  ],
  ['schedule-message', () => 'Post a daily gm to keep chat active.'],
];

/** Whether anything of it was ever saved. */
export const isSetUp = ({ updatedAt, used }: ModuleSummary): boolean =>
  updatedAt !== null || (used ?? 0) > 0;

/** Modules in the package that were never set up, the most useful first; with a reason if there is one. */
function openModules(
  summaries: readonly ModuleSummary[],
  stats: ServerStats | undefined,
): (Omit<Recommendation, 'reason'> & { reason: string | null })[] {
  const of = (slug: string) => summaries.find((each) => each.slug === slug);
  const server: Holdings = {
    members: stats?.members.total ?? 0,
    wallets: stats?.linkedWallets ?? 0,
    has: (slug) => {
      const summary = of(slug);
      return summary !== undefined && isSetUp(summary);
    },
  };
  return rules.flatMap(([slug, reasonFor]) => {
    const summary = of(slug);
    if (summary === undefined || !canConfigure(summary.state) || isSetUp(summary)) return [];
    const template = recommendedTemplates.get(slug) ?? null;
    return [
      { slug, reason: reasonFor(server), template, hasRules: (summary.limit ?? null) !== null },
    ];
  });
}

/** Modules to set up next, given the figures of the server. Unknown figures are no reason. */
export const recommendedOf = (
  summaries: readonly ModuleSummary[],
  stats: ServerStats | undefined,
): Recommendation[] =>
  openModules(summaries, stats)
    .flatMap((each) => (each.reason === null ? [] : [{ ...each, reason: each.reason }]))
    .slice(0, MOST);

/** Modules to turn on first with a new package: those with a reason come first. */
export function firstModules(summaries: readonly ModuleSummary[], stats: ServerStats | undefined) {
  const open = openModules(summaries, stats);
  const isMeant = ({ reason }: { reason: string | null }) => reason !== null;
  return [...open.filter(isMeant), ...open.filter((each) => !isMeant(each))].slice(0, MOST);
}
