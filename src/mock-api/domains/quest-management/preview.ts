import type { Values } from '@/features/modules/common-fields/field';
import type { PreviewState } from '@/features/earning/quests/manage/questOverview';
import type { ConditionResult } from '@/features/earning/quests/quest';
import type { GuildRow } from '../guilds/rows';
import { isReviewed } from '../quests/check';
import { questWith, type QuestSpec } from '../quests/questOf';
import { BY_HAND, delivery } from '../payouts/delivery';
import { rewardView } from '../quests/rewards';
import type { SubmissionRow } from '../quests/rows';
import type { MemberContext } from '../conditions/conditions';
import { freshTask } from '../quests/submissions';
import { questViewOf } from '../quests/views';
import type { World } from '../../store/world';

/** Id for a quest and a member that do not exist, so that they have no rows. */
const NOBODY = '';

/** A quest as a member in that state would see it. Uses no member's rows. */
export function previewOf(world: World, guild: GuildRow, values: Values, state: PreviewState) {
  const made = { id: NOBODY, updatedAt: world.clock.now() };
  const quest: QuestSpec = { ...questWith(world, made, values), status: 'LIVE', startsAt: null };
  const context = { world, guild, userId: NOBODY };
  const row = rowFor(world, guild, quest, state);
  const view = questViewOf(context, { ...quest, endsAt: ahead(world, quest.endsAt) }, row, []);
  const { needsCaptcha, conditions } = quest.values;
  const isLocked = state === 'LOCKED' && (needsCaptcha || conditions.length > 0);
  return {
    ...view,
    slug: 'preview',
    conditions: view.conditions.map((each) => conditionFor(each, isLocked)),
    isOpen: !isLocked,
    deliveries: state === 'DONE' ? deliveriesFor(context, quest) : [],
  };
}

const ahead = ({ clock }: World, at: number | null) =>
  at !== null && at > clock.now() ? at : null;

/** The submission of a member in that state; undefined before the first. */
function rowFor(
  world: World,
  guild: GuildRow,
  quest: QuestSpec,
  state: PreviewState,
): SubmissionRow | undefined {
  if (state === 'LOCKED' || state === 'OPEN') return undefined;
  const now = world.clock.now();
  const isDone = state === 'DONE';
  const tasks = quest.tasks.map((task) => {
    const waits = !isDone && isReviewed(task, quest.values.validation);
    return [task.id, { ...freshTask(), state: waits ? 'IN_REVIEW' : 'VERIFIED' } as const] as const;
  });
  return {
    id: NOBODY,
    serverId: guild.id,
    questId: quest.id,
    userId: NOBODY,
    attempt: 1,
    version: 1,
    state: isDone ? 'CLAIMED' : 'IN_REVIEW',
    tasks: Object.fromEntries(tasks),
    startedAt: now,
    submittedAt: now,
    decision: null,
    claimedAt: isDone ? now : null,
    code: null,
  };
}

/** A condition as shown to members who do not meet it, or do. */
const conditionFor = (result: ConditionResult, isLocked: boolean): ConditionResult =>
  isLocked
    ? { ...result, met: false, have: null }
    : { ...result, met: true, have: null, why: null, fix: null };

const deliveriesFor = (context: MemberContext, quest: QuestSpec) =>
  quest.values.rewards.map((reward) => {
    const { kind, label, isGuaranteed } = rewardView(context, reward);
    return delivery(
      { kind, label },
      isGuaranteed ? { state: 'DONE' } : { state: 'WAITING', ...BY_HAND },
    );
  });
