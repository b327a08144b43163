import type { Values } from '@/features/modules/common-fields/field';
import questModule from '@/features/modules/definitions/quest/definition';
import { stored } from '../module-settings/modules';
import type { ModuleContext } from '../module-settings/moduleContext';
import type { RuleRow } from '../module-settings/rows';
import { refuse, type Refusal } from '../../http/reply';
import { questWith } from './questOf';

/** Whether the winners are known: chosen by the team, or drawn. */
function isDecided({ world }: ModuleContext, { id, values }: RuleRow): boolean {
  if (world.db.winnerChoices.some(({ questId }) => questId === id)) return true;
  return (
    stored(questModule, values).method === 'RAFFLE' &&
    world.db.submissions.some(
      ({ questId, state }) => questId === id && (state === 'CLAIMABLE' || state === 'CLAIMED'),
    )
  );
}

/**
 * Keeps a quest with known winners over, because members who did it later would wait forever.
 *
 * @returns 409 where these values would reopen it, otherwise null
 */
export function reopensDecided(
  here: ModuleContext,
  rule: RuleRow,
  values: Values,
): Refusal<'winners-chosen'> | null {
  if (here.spec.slug !== 'quest' || !isDecided(here, rule)) return null;
  const { status, values: changed } = questWith(here.world, rule, values);
  const isAway = ['DRAFT', 'ARCHIVED'].includes(changed.publish);
  return isAway || status === 'ENDED'
    ? null
    : refuse(
        'winners-chosen',
        'This quest already has winners, so it can’t be reopened. Duplicate it to run it again.',
      );
}
