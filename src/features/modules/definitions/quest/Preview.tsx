import { safeExternalUrl } from '@/shared/navigation/safeUrl';
import { counted } from '@/shared/text/language';
import type { PreviewProps } from '../../engine/previewOf';
import { noFacts, type Facts, type Variable } from '../../engine/variable';
import { MATCH_ANYONE } from '../../field-types/match/field';
import questModule from './definition';
import type { Quest } from './fields';
import { taskChoices } from './tasks';
import { Markdown } from '../../preview/Markdown';
import MessagePreview from '../../preview/MessagePreview';
import { useScene } from '../../preview/scene';
import '../../preview/figures/figures.scss';
import { methodInWords, questWarning, rewardInWords } from './questWords';
import { Warning } from '../../preview/figures/Warning';

/** The quest as a member meets it: locked, open and done. */
export default function QuestPreview(props: PreviewProps) {
  const { facts = noFacts } = props;
  const quest = questModule.read(props.values);
  const isLocked = quest.needsCaptcha || quest.conditions.length > 0;
  return (
    <>
      <QuestCard quest={quest} facts={facts} state="Open" />
      {isLocked ? <QuestCard quest={quest} facts={facts} state="Locked" /> : null}
      <QuestCard quest={quest} facts={facts} state="Done" />
      <Warning text={questWarning(quest)} />
      <MessagePreview {...props} />
    </>
  );
}

/** As long as the field takes. */
const MOST_DESCRIPTION = 4000;
/** A description is shown as it is written. */
const NO_VARIABLES: readonly Variable[] = [];

type QuestState = 'Locked' | 'Open' | 'Done';

interface QuestCardProps {
  quest: Quest;
  facts: Facts;
  state: QuestState;
}

function QuestCard({ quest, facts, state }: QuestCardProps) {
  const picture = state === 'Open' ? safeExternalUrl(quest.image) : null;
  return (
    <article className="earn-card" aria-label={`Member view: ${state}`}>
      <p className="earn-card__quiet">{state}</p>
      {picture === null ? null : (
        <img src={picture} alt="" loading="lazy" referrerPolicy="no-referrer" />
      )}
      <h3>
        <bdi>{quest.name || 'Quest title'}</bdi>
      </h3>
      {state === 'Open' ? <OpenPart quest={quest} facts={facts} /> : null}
      <p className="earn-card__quiet">{lineOf(quest, state)}</p>
    </article>
  );
}

function OpenPart({ quest, facts }: Omit<QuestCardProps, 'state'>) {
  const scene = useScene(NO_VARIABLES);
  const { description } = quest;
  const rewards = quest.rewards.map((reward) =>
    rewardInWords(reward, facts.tokens.get(reward.token.mint)?.symbol),
  );
  return (
    <>
      {description === '' ? null : (
        <Markdown text={description} most={MOST_DESCRIPTION} scene={scene} />
      )}
      <Tasks tasks={quest.tasks} />
      <p>
        <strong>{rewards.length === 0 ? 'No reward' : <bdi>{rewards.join(', ')}</bdi>}</strong>{' '}
        {rewards.length === 0 ? null : methodInWords(quest)}
      </p>
    </>
  );
}

function Tasks({ tasks }: Pick<Quest, 'tasks'>) {
  if (tasks.length === 0) return <p className="earn-card__quiet">No tasks yet.</p>;
  return (
    <ol className="earn-card__list" aria-label="Tasks">
      {tasks.map(({ kind, prompt }, index) => (
        // Tasks have no identity but their place.
        // oxlint-disable-next-line react/no-array-index-key -- see above
        <li key={index}>
          <bdi>{prompt || 'Instructions'}</bdi>
          <small className="earn-card__quiet">
            {taskChoices.find(({ value }) => value === kind)?.label ?? ''}
          </small>
        </li>
      ))}
    </ol>
  );
}

const againWords: Record<string, string> = {
  DAILY: 'Opens again tomorrow.',
  WEEKLY: 'Opens again next week.',
  MONTHLY: 'Opens again next month.',
};

function lineOf(quest: Quest, state: QuestState): string {
  if (state === 'Locked') return lockInWords(quest);
  if (state === 'Done') return againWords[quest.recurrence] ?? 'Quest completed.';
  return quest.validation === 'AUTO'
    ? 'Checked instantly by the bot.'
    : 'Reviewed by the server’s team.';
}

function lockInWords({ conditions, needsCaptcha, match }: Quest): string {
  const count = conditions.length;
  const captcha = needsCaptcha ? 'Requires the captcha.' : '';
  if (count === 0) return captcha;
  const many = counted(count, 'condition');
  const needed = match === MATCH_ANYONE ? `Requires any of ${many}.` : `Requires ${many}.`;
  return [captcha, needed].filter(Boolean).join(' ');
}
