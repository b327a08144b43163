import reactionRoles from '@/features/modules/definitions/reaction-roles/definition';
import { WEEK, type DeedKind } from '@/features/modules/rule-activity/ruleActivity';
import { DAY } from '@/shared/time/durations';
import { isoOrNull } from '../../store/clock';
import { timesWatched } from '../cases/watched';
import { membersOf } from '../members/members';
import { ruleStateOf, stored } from '../module-settings/modules';
import type { ModuleContext } from '../module-settings/moduleContext';
import type { RuleRow } from '../module-settings/rows';
import { ruleKey } from '../post-history/due';
import { deedsOf, kindOf, type Deed } from './deeds';
import { countsOf, ofWeek } from './week';
import { lastCheckOf, nextRunOf } from './runTimes';

/** What the rules of a module did in the last seven days, and when they run. */
export function activityOf(here: ModuleContext, rules: readonly RuleRow[]) {
  const { world, guild } = here;
  const kind = kindOf(here);
  const times = timesWatched(world, guild.id);
  const deeds = new Map<string, Deed[]>(rules.map(({ id }) => [id, []]));
  for (const deed of deedsOf(here, kind)) deeds.get(deed.ruleId)?.push(deed);
  return {
    kind,
    rules: rules.map((rule) =>
      ruleView(here, rule, kind, deeds.get(rule.id) ?? [], times.get(rule.id) ?? 0),
    ),
  };
}

function ruleView(
  here: ModuleContext,
  rule: RuleRow,
  kind: DeedKind | null,
  deeds: readonly Deed[],
  watched: number,
) {
  const now = here.world.clock.now();
  const kept = keptOf(here, rule, kind, deeds.length);
  const lastAt = kind === 'ROLE' ? lastCheckOf(here, rule) : lastOf(deeds);
  return {
    ruleId: rule.id,
    lastAt: isoOrNull(lastAt),
    isUnused: lastAt === null && kept.isAll,
    nextAt: isoOrNull(nextRunOf(here, rule)),
    week: kind === null || kept.since > now - WEEK * DAY ? null : countsOf(now, deeds),
    watched: ruleStateOf(here.spec, rule) === 'WATCHING' ? watched : null,
    members: membersFor(here, rule, kind, kind === 'ROLE' ? deeds : ofWeek(now, deeds)),
  };
}

const lastOf = (deeds: readonly Deed[]): number | null =>
  deeds.reduce<number | null>((latest, { at }) => Math.max(latest ?? at, at), null);

/** Since when all rows of a rule are kept, ms since 1970, and whether all there ever were are. */
function keptOf(
  { world: { db }, guild, spec }: ModuleContext,
  { id }: RuleRow,
  kind: DeedKind | null,
  count: number,
): { since: number; isAll: boolean } {
  if (kind === 'POST' || kind === 'UPDATE') {
    const mark = db.deliveryMarks.find(({ serverId }) => serverId === guild.id);
    const isAll = count >= (mark?.sent[ruleKey({ module: spec.slug, id })] ?? 0);
    return { since: isAll ? 0 : (mark?.forgotten ?? 0), isAll };
  }
  // Roles that were taken and tickets whose record is gone have no row.
  return { since: 0, isAll: kind === 'REWARD' || kind === 'MATCH' || kind === 'CLAIM' };
}

function membersFor(
  { world, guild, spec }: ModuleContext,
  { values }: RuleRow,
  kind: DeedKind | null,
  deeds: readonly Deed[],
): number | null {
  if (spec.slug === reactionRoles.slug) {
    const given = new Set(stored(reactionRoles, values).options.flatMap(({ roles }) => roles));
    return membersOf(world, guild.id).filter(({ roles }) =>
      roles.some(({ roleId }) => given.has(roleId)),
    ).length;
  }
  const isOfMembers = kind !== null && kind !== 'POST' && kind !== 'UPDATE';
  return isOfMembers ? new Set(deeds.map(({ userId }) => userId)).size : null;
}
