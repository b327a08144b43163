import { safeExternalUrl } from '@/shared/navigation/safeUrl';
import { counted } from '@/shared/text/counted';
import type { PreviewProps } from '../../engine/moduleScreen';
import { noFacts, type Facts, type Variable } from '../../engine/variable';
import { valuesAt } from '../../engine/valuesAt';
import type { Values } from '../../fields/field';
import { MATCH_ANYONE } from '../../kinds/match/field';
import { taskChoices } from './tasks';
import { Markdown } from '../../preview/Markdown';
import MessagePreview from '../../preview/MessagePreview';
import { useScene } from '../../preview/scene';
import '../../preview/figures/figures.scss';
import { methodInWords, questWarning, rewardInWords } from './questWords';
import { isOn, itemsAt, textAt } from '../../engine/read';
import { Warning } from '../../preview/figures/Warning';

/** The quest as a member meets it: locked, open and done. */
export default function QuestPreview(props: PreviewProps) {
  const { values, facts = noFacts } = props;
  const isLocked = isOn(values, 'needsCaptcha') || itemsAt(values, 'conditions').length > 0;
  return (
    <>
      <QuestCard values={values} facts={facts} state="Open" />
      {isLocked ? <QuestCard values={values} facts={facts} state="Locked" /> : null}
      <QuestCard values={values} facts={facts} state="Done" />
      <Warning text={questWarning(values)} />
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
  values: Values;
  facts: Facts;
  state: QuestState;
}

function QuestCard({ values, facts, state }: QuestCardProps) {
  const picture = state === 'Open' ? safeExternalUrl(textAt(values, 'image')) : null;
  return (
    <article className="earn-card" aria-label={`For a member: ${state.toLowerCase()}`}>
      <p className="earn-card__quiet">{state}</p>
      {picture === null ? null : (
        <img src={picture} alt="" loading="lazy" referrerPolicy="no-referrer" />
      )}
      <h3>
        <bdi>{textAt(values, 'name') || 'Title of the quest'}</bdi>
      </h3>
      {state === 'Open' ? <OpenPart values={values} facts={facts} /> : null}
      <p className="earn-card__quiet">{lineOf(values, state)}</p>
    </article>
  );
}

function OpenPart({ values, facts }: Omit<QuestCardProps, 'state'>) {
  const scene = useScene(NO_VARIABLES);
  const description = textAt(values, 'description');
  const rewards = itemsAt(values, 'rewards').map((reward) =>
    rewardInWords(reward, facts.tokens.get(textAt(valuesAt(reward, 'token'), 'mint'))?.symbol),
  );
  return (
    <>
      {description === '' ? null : (
        <Markdown text={description} most={MOST_DESCRIPTION} scene={scene} />
      )}
      <Tasks values={values} />
      <p>
        <strong>{rewards.length === 0 ? 'No reward' : <bdi>{rewards.join(', ')}</bdi>}</strong>{' '}
        {rewards.length === 0 ? null : methodInWords(values)}
      </p>
    </>
  );
}

function Tasks({ values }: { values: Values }) {
  const tasks = itemsAt(values, 'tasks');
  if (tasks.length === 0) return <p className="earn-card__quiet">No tasks yet.</p>;
  return (
    <ol className="earn-card__list" aria-label="Tasks">
      {tasks.map((task, index) => (
        // Tasks have no identity but their place.
        // oxlint-disable-next-line react/no-array-index-key -- see above
        <li key={index}>
          <bdi>{textAt(task, 'prompt') || 'What is to be done'}</bdi>
          <small className="earn-card__quiet">
            {taskChoices.find(({ value }) => value === task['kind'])?.label ?? ''}
          </small>
        </li>
      ))}
    </ol>
  );
}

const againWords: Record<string, string> = {
  DAILY: 'It is open again tomorrow.',
  WEEKLY: 'It is open again next week.',
  MONTHLY: 'It is open again next month.',
};

function lineOf(values: Values, state: QuestState): string {
  if (state === 'Locked') return lockInWords(values);
  if (state === 'Done') return againWords[textAt(values, 'recurrence')] ?? 'You have done this.';
  return textAt(values, 'validation') === 'AUTO'
    ? 'Checked by the bot at once.'
    : 'Checked by the team of the server.';
}

function lockInWords(values: Values): string {
  const count = itemsAt(values, 'conditions').length;
  const captcha = isOn(values, 'needsCaptcha') ? 'Needs the captcha passed.' : '';
  if (count === 0) return captcha;
  const many = counted(count, 'condition');
  const needed = values['match'] === MATCH_ANYONE ? `Needs any of ${many}.` : `Needs ${many}.`;
  return [captcha, needed].filter(Boolean).join(' ');
}
