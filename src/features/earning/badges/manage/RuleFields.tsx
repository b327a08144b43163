import { useMemo } from 'react';
import { usePaused } from '@/shared/hooks/usePaused';
import { inNumbers } from '@/shared/format/numbers';
import { failureText } from '@/shared/api/queryError';
import { counted, plural } from '@/shared/text/language';
import { SelectField } from '@/shared/ui/form/ChoiceFields';
import { NumberField } from '@/shared/ui/form/NumberField';
import { badgeRuleKinds, ruleInWords, type BadgeRule } from '../badgeRule';
import { kindWords, ruleIn, type BadgeValues } from './badgeForm';
import { useBadgeCountQuery } from './badgesManageApi';

/** Pause in typing before members are counted, ms. */
const PAUSE = 400;

interface RuleFieldsProps {
  serverId: string;
  values: Pick<BadgeValues, 'kind' | 'count' | 'questId'>;
  quests: readonly { id: string; title: string }[];
}

/** The rule of a badge, with a live count of the members who meet it. */
export function RuleFields({ serverId, values, quests }: RuleFieldsProps) {
  const { kind, questId } = values;
  const words = kindWords[kind];
  const rule = ruleIn(values);
  const quest = quests.find(({ id }) => id === questId)?.title ?? null;
  return (
    <>
      <SelectField
        name="kind"
        label="Rule"
        choices={badgeRuleKinds.map((value) => ({ value, label: kindWords[value].label }))}
      />
      {kind === 'QUEST' ? (
        <SelectField
          name="questId"
          label="Quest"
          emptyLabel="Choose a quest"
          choices={quests.map(({ id, title }) => ({ value: id, label: title }))}
        />
      ) : (
        <NumberField
          name="count"
          label={words.count}
          unit={words.unit}
          {...(kind === 'LEVEL'
            ? { hint: 'Levels come from Chat to earn.' }
            : kind === 'STREAK'
              ? {
                  hint: 'A day counts if the member earned points from quests or activity on this server.',
                }
              : {})}
        />
      )}
      <div className="badge-count" role="status">
        {rule === null ? (
          <p>Complete the rule to see how many members meet it.</p>
        ) : (
          <>
            <strong>
              <bdi>{ruleInWords(rule, quest)}</bdi>
            </strong>
            <Count serverId={serverId} rule={rule} />
          </>
        )}
      </div>
    </>
  );
}

function Count({ serverId, rule }: { serverId: string; rule: BadgeRule }) {
  const { kind, count, questId } = rule;
  const wanted = useMemo(() => ({ kind, count, questId }), [kind, count, questId]);
  const asked = usePaused(wanted, PAUSE);
  const { currentData, error, isFetching } = useBadgeCountQuery({ serverId, rule: asked });
  const isCurrent = asked === wanted;
  if (currentData && isCurrent) {
    const { members } = currentData;
    return (
      <p>
        {members === 0
          ? 'No members meet this rule yet'
          : `${counted(members, 'member')} ${plural(members, 'meets', 'meet')} this rule now`}
      </p>
    );
  }
  if (error && isCurrent && !isFetching)
    return <p>{failureText(error, 'Couldn’t count the members. You can still save the badge.')}</p>;
  return <p>Counting members…</p>;
}

/** Number of members who earned a badge, in words. */
export const earnedText = (earned: number | null): string =>
  earned === null
    ? 'Earned by an unknown number of members'
    : earned === 0
      ? 'No one has earned it yet'
      : `Earned by ${inNumbers(earned)} ${plural(earned, 'member', 'members')}`;
