import { about as autoModerator } from '@/features/modules/definitions/auto-moderator/about';
import { about as categories } from '@/features/modules/definitions/task-to-earn/about';
import { about as embedMessage } from '@/features/modules/definitions/embed-message/about';
import { about as quests } from '@/features/modules/definitions/quest/about';
import { about as tickets } from '@/features/modules/definitions/support-ticket/about';
import { accrualModules } from '@/features/earning/accruals/accrual';
import { holderModules } from '@/features/modules/holder-checks/holderModules';
import type { DeedKind } from '@/features/modules/rule-activity/ruleActivity';
import { CLAWBACK, type AccrualRunRow } from '../accrual-ledger/rows';
import { paidBy } from '../accrual-ledger/runAmounts';
import { holdersIn } from '../hold-to-earn/holdRoles';
import { membersOf } from '../members/members';
import { moduleRow } from '../module-settings/modules';
import type { ModuleContext } from '../module-settings/moduleContext';
import { findPoster } from '../post-history/posters';

/** Something a rule did once. */
export interface Deed {
  ruleId: string;
  /** ms since 1970. */
  at: number;
  /** The member it was done for; null for posts. */
  userId: string | null;
}

type Place = Pick<ModuleContext, 'world' | 'guild' | 'spec'>;

/** What the rules of a module do; null for modules whose rules leave no rows. */
export function kindOf({ spec: { slug } }: Pick<Place, 'spec'>): DeedKind | null {
  if (holderModules.some((each) => each === slug)) return 'ROLE';
  if (accrualModules.some((each) => each === slug)) return 'REWARD';
  if (slug === autoModerator.slug) return 'MATCH';
  if (slug === tickets.slug) return 'TICKET';
  if (slug === quests.slug || slug === categories.slug) return 'CLAIM';
  if (slug === embedMessage.slug) return 'UPDATE';
  return findPoster(slug) ? 'POST' : null;
}

/** All that the rules of a module did, as far as rows of it are kept. Each row is one, in no order. */
export function deedsOf(place: Place, kind: DeedKind | null): Deed[] {
  switch (kind) {
    case 'POST':
    case 'UPDATE':
      return posts(place);
    case 'ROLE':
      return rolesGiven(place);
    case 'REWARD':
      return rewards(place);
    case 'MATCH':
      return cases(place, 'ACTION');
    case 'TICKET':
      return cases(place, 'TICKET');
    case 'CLAIM':
      return claims(place);
    case null:
      return [];
  }
}

const posts = ({ world, guild, spec }: Place): Deed[] =>
  world.db.deliveries.flatMap(({ serverId, module, ruleId, state, at }) =>
    serverId === guild.id && module === spec.slug && state === 'SENT' && ruleId !== null
      ? [{ ruleId, at, userId: null }]
      : [],
  );

/** Roles that were taken again have no row. */
const rolesGiven = ({ world, guild }: Place): Deed[] =>
  membersOf(world, guild.id).flatMap(({ userId, roles }) =>
    roles.flatMap(({ source, because, at }) =>
      source === 'RULE' && because !== null ? [{ ruleId: because, at, userId }] : [],
    ),
  );

const rewards = ({ world, guild, spec }: Place): Deed[] =>
  world.db.accrualRuns
    .filter(
      ({ serverId, module, about }) =>
        serverId === guild.id && module === spec.slug && about !== CLAWBACK,
    )
    .flatMap((run) =>
      rewardedIn(run).map((userId) => ({ ruleId: run.ruleId, at: run.to, userId })),
    );

/** The members that the list of payouts counts for a run. */
const rewardedIn = (run: AccrualRunRow): string[] =>
  run.gives === undefined
    ? run.lines.filter((line) => paidBy(line) !== 0n).map(({ userId }) => userId)
    : [...holdersIn(run)];

const cases = ({ world, guild }: Place, wanted: 'ACTION' | 'TICKET'): Deed[] =>
  world.db.cases.flatMap(({ serverId, kind, rule, at, userId }) =>
    serverId === guild.id && kind === wanted && rule ? [{ ruleId: rule.id, at, userId }] : [],
  );

/** Of a category: those of the quests that are in it now. */
function claims({ world, guild, spec }: Place): Deed[] {
  const categoryOf = new Map(
    moduleRow(world, guild, quests.slug).rules.map(({ id, values }) => [id, values['categoryId']]),
  );
  return world.db.submissions.flatMap(({ serverId, questId, claimedAt, userId }) => {
    const ruleId = spec.slug === quests.slug ? questId : categoryOf.get(questId);
    return serverId === guild.id && claimedAt !== null && typeof ruleId === 'string'
      ? [{ ruleId, at: claimedAt, userId }]
      : [];
  });
}
