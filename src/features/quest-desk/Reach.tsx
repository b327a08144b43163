import { inNumbers } from '@/shared/format/numbers';
import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { isShown, valuesSchema } from '@/features/bot-modules/engine/schema';
import { itemsAt, textAt } from '@/features/bot-modules/engine/read';
import {
  conditionFields,
  isAboutQuest,
} from '@/features/bot-modules/modules/quest/conditionFields';
import { selectServerId } from '@/features/discord/discordSlice';
import { failureText } from '@/shared/api/failureText';
import { counted } from '@/shared/text/counted';
import type { Values } from '@/features/bot-modules/fields/field';
import { useReachQuery } from './questDeskApi';
import './questDesk.scss';

/** How long nothing has to change before it is asked for, ms. */
const QUIET = 500;

const condition = valuesSchema(conditionFields);

/** How many members the conditions of the form and of its category let in now, as they are typed. */
export default function Reach({ values }: { values: Values }) {
  const serverId = useSelector(selectServerId) ?? '';
  const conditions = itemsAt(values, 'conditions').map(inForce);
  const match = values['match'] === 1 ? 1 : 0;
  const categoryId = textAt(values, 'categoryId');
  const asked = useQuiet(JSON.stringify({ match, conditions, categoryId }));
  const isWhole = conditions.every(
    (each) => condition.safeParse(each).success && (!isAboutQuest(each) || each['questId'] !== ''),
  );
  return (
    <div className="reach" role="status" aria-label="Members who qualify now">
      {isWhole ? (
        <Answer serverId={serverId} asked={asked} />
      ) : (
        'Complete the conditions to see how many members qualify now.'
      )}
    </div>
  );
}

/** What of a condition counts: fields of other kinds keep what they held. */
const inForce = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(conditionFields).flatMap(([name, field]) =>
      isShown(field, values) ? [[name, values[name]]] : [],
    ),
  );

function useQuiet(text: string): string {
  const [quiet, setQuiet] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setQuiet(text), QUIET);
    return () => clearTimeout(timer);
  }, [text]);
  return quiet;
}

interface AnswerProps {
  serverId: string;
  /** The conditions as text: the same text is the same question. */
  asked: string;
}

function Answer({ serverId, asked }: AnswerProps) {
  const question: { match: 0 | 1; conditions: Values[]; categoryId: string } = JSON.parse(asked);
  const { data, error, isFetching, refetch } = useReachQuery(
    { serverId, ...question },
    { refetchOnMountOrArgChange: true },
  );
  if (error && !isFetching)
    return (
      <>
        {failureText(error, 'It could not be counted.')}{' '}
        <button type="button" className="btn btn-link" onClick={() => void refetch()}>
          Retry
        </button>
      </>
    );
  if (!data) return <>Counting the members …</>;
  const { qualify, members, unknown } = data;
  return (
    <span className={isFetching ? 'reach__old' : undefined}>
      <strong>{counted(qualify, 'member')}</strong> of {inNumbers(members)} can do this now.
      {unknown === 0 ? null : ` Could not check: ${inNumbers(unknown)}.`}
    </span>
  );
}
