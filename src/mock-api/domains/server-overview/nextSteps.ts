import { moduleAbouts, loadModule } from '@/features/modules/engine/registry';
import type { ModuleSpec } from '@/features/modules/engine/defineModule';
import { serverStatsSchema } from '@/features/server/discord/serverStats';
import { recommendedOf } from '@/features/modules/screens/recommended';
import {
  MOST_NEXT,
  type NextKind,
  type NextStepSent,
} from '@/features/server/server-overview/serverOverview';
import { botPermissions } from '@/features/server/settings/permissions';
import { mayDo, type ServerRole } from '@/shared/api/serverRole';
import { rolesOf } from '../access/access';
import { moduleRow } from '../module-settings/modules';
import { fullSummaryOf } from '../modules/summaries';
import { iso, isoOrNull } from '../../store/clock';
import type { GuildRow } from '../guilds/rows';
import { serverStatsOf } from '../discord/serverStats';
import { enabledOrders, graceOf } from '../orders/held';
import { fundedLedgers } from '../payouts/ledgerKey';
import { inReview } from '../quest-reviews/questSubmissions';
import type { UserRow } from '../accounts/rows';
import { waitingOf } from '../ledger-wallet/find';
import { fundsOf } from '../ledger-wallet/funds';
import type { World } from '../../store/world';
import { endsSoon } from './news';
import { nameOf } from '../orders/trial';

interface Asked {
  world: World;
  guild: GuildRow;
}

const step = (kind: NextKind, more: Partial<NextStepSent> = {}): NextStepSent[] => [
  {
    kind,
    count: 1,
    name: null,
    why: null,
    at: null,
    days: null,
    module: null,
    trouble: null,
    times: null,
    ...more,
  },
];

const earliest = (times: readonly number[]): string =>
  iso(times.reduce((one, other) => Math.min(one, other)));

/** An expired package in its grace period, without another in its place. */
function packageEnded({ world, guild }: Asked): NextStepSent[] {
  if (enabledOrders(world, guild.id).length > 0) return [];
  const ended = world.db.orders.find(
    (order) => order.serverId === guild.id && graceOf(world, order) !== null,
  );
  return ended
    ? step('PACKAGE_ENDED', { name: nameOf(ended), at: isoOrNull(graceOf(world, ended)) })
    : [];
}

function packageEnding({ world, guild }: Asked): NextStepSent[] {
  const orders = enabledOrders(world, guild.id);
  const [last] = orders.toSorted(
    (one, other) => (other.expiresAt ?? Infinity) - (one.expiresAt ?? Infinity),
  );
  // Another package that lasts longer keeps the modules running.
  const ends = last?.expiresAt ?? null;
  return last && ends !== null && ends - endsSoon(last) <= world.clock.now()
    ? step('PACKAGE_ENDING', { name: nameOf(last), at: iso(ends) })
    : [];
}

function permission({ guild }: Asked): NextStepSent[] {
  const lacking = botPermissions.filter(({ key }) => !guild.botGranted.includes(key));
  const [first] = lacking;
  return first
    ? step('PERMISSION', { count: lacking.length, name: first.name, why: first.costs })
    : [];
}

const specsOf = async (): Promise<ModuleSpec[]> =>
  (await Promise.all(moduleAbouts.map(({ slug }) => loadModule(slug)))).flatMap(
    (spec) => spec ?? [],
  );

const summariesOf = async ({ world, guild }: Asked) =>
  (await specsOf()).map((spec) =>
    fullSummaryOf({ world, guild, spec, row: moduleRow(world, guild, spec.slug) }),
  );

async function modules(asked: Asked): Promise<NextStepSent[]> {
  const inNeed = (await summariesOf(asked)).filter(({ state }) => state === 'NEEDS_ATTENTION');
  const [first] = inNeed;
  const trouble = first?.troubles[0];
  return first && trouble
    ? step('MODULE', { count: inNeed.length, module: first.slug, why: trouble.message, trouble })
    : [];
}

/** The module whose log-only rules would have acted most often. */
async function watching(asked: Asked): Promise<NextStepSent[]> {
  const found = (await summariesOf(asked)).flatMap(({ slug, state, watched }) =>
    watched && (state === 'WATCHING' || watched.times > 0) ? [{ slug, ...watched }] : [],
  );
  const [first] = found.toSorted((one, other) => other.times - one.times);
  return first
    ? step('WATCHING', { count: first.rules, times: first.times, module: first.slug })
    : [];
}

/** Queries the network, and only for servers with a funded wallet; without an answer there is no step. */
async function ledgerLow({ world, guild }: Asked): Promise<NextStepSent[]> {
  if (!Object.hasOwn(fundedLedgers, guild.id)) return [];
  const low = ((await fundsOf(world, guild.id)) ?? []).filter(({ isLow }) => isLow);
  const [first] = low;
  return first
    ? step('LEDGER_LOW', { count: low.length, name: first.token.symbol, days: first.daysLeft })
    : [];
}

function payouts({ world, guild }: Asked): NextStepSent[] {
  const times = waitingOf(world, guild.id).map(({ row }) => row.at);
  return times.length === 0 ? [] : step('PAYOUTS', { count: times.length, at: earliest(times) });
}

async function submissions({ world, guild }: Asked): Promise<NextStepSent[]> {
  const times = (await inReview(world, guild)).map(({ row }) => row.submittedAt ?? 0);
  return times.length === 0
    ? []
    : step('SUBMISSIONS', { count: times.length, at: earliest(times) });
}

/** The first recommended module (docs/product/modules.md) with templates to start from (docs/product/modules.md). */
async function template(asked: Asked): Promise<NextStepSent[]> {
  const specs = await specsOf();
  const hasTemplates = new Set(specs.flatMap(({ slug, templates }) => (templates ? [slug] : [])));
  const recommended = recommendedOf(
    await summariesOf(asked),
    serverStatsSchema.parse(await serverStatsOf(asked.world, asked.guild)),
  );
  const found = recommended.find(({ slug }) => hasTemplates.has(slug));
  return found ? step('TEMPLATE', { module: found.slug, why: found.reason }) : [];
}

/** Next steps, most urgent first, each with the role that can act on it. */
const finders: readonly [
  needed: ServerRole,
  find: (asked: Asked) => NextStepSent[] | Promise<NextStepSent[]>,
][] = [
  ['treasurer', packageEnded],
  ['owner', permission],
  ['editor', modules],
  ['editor', watching],
  ['treasurer', ledgerLow],
  ['treasurer', packageEnding],
  ['treasurer', payouts],
  ['reviewer', submissions],
  ['editor', template],
];

/** The most urgent next steps on a server, for a user of its team. */
export async function nextStepsOf(
  world: World,
  guild: GuildRow,
  user: UserRow,
): Promise<NextStepSent[]> {
  const held = rolesOf(world, user, guild);
  const steps: NextStepSent[] = [];
  for (const [needed, find] of finders) {
    if (mayDo(held, needed)) steps.push(...(await find({ world, guild })));
    if (steps.length >= MOST_NEXT) break;
  }
  return steps.slice(0, MOST_NEXT);
}
