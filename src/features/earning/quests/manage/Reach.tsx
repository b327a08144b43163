import { inNumbers } from '@/shared/format/numbers';
import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { modulePath } from '@/features/modules/engine/addresses';
import { isShown, readValues, valuesSchema } from '@/features/modules/engine/schema';
import {
  conditionFields,
  isAboutQuest,
} from '@/features/modules/definitions/quest/conditionFields';
import { fields } from '@/features/modules/definitions/quest/fields';
import { MATCH_ANYONE, MATCH_EVERY } from '@/features/modules/field-types/match/field';
import { about as captcha } from '@/features/modules/definitions/verification-bot/about';
import { selectServerId } from '@/features/server/discord/discordSlice';
import { failureText } from '@/shared/api/queryError';
import { counted } from '@/shared/text/language';
import type { Values } from '@/features/modules/common-fields/field';
import { useReachQuery } from './questManagementApi';
import './questManagement.scss';

/** How long nothing has to change before it is asked for, ms. */
const QUIET = 500;

const condition = valuesSchema(conditionFields);

/** How many members the conditions of the form and of its category let in now, as they are typed. */
export default function Reach({ values }: { values: Values }) {
  const serverId = useSelector(selectServerId) ?? '';
  const { conditions, match, categoryId, needsCaptcha } = readValues(fields, values);
  const demands: Demands = {
    match: match === MATCH_ANYONE ? MATCH_ANYONE : MATCH_EVERY,
    conditions: conditions.map(inForce),
    categoryId,
    needsCaptcha,
  };
  const asked = useQuiet(JSON.stringify(demands));
  const isWhole = conditions.every(
    (each) =>
      condition.safeParse(inForce(each)).success &&
      (!isAboutQuest.holds(each) || each.questId !== ''),
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

interface Demands {
  match: 0 | 1;
  conditions: Values[];
  categoryId: string;
  needsCaptcha: boolean;
}

interface AnswerProps {
  serverId: string;
  /** The conditions as text: the same text is the same question. */
  asked: string;
}

function Answer({ serverId, asked }: AnswerProps) {
  const question: Demands = JSON.parse(asked);
  const { data, error, isFetching, refetch } = useReachQuery(
    { serverId, ...question },
    { refetchOnMountOrArgChange: true },
  );
  if (error && !isFetching)
    return (
      <>
        {failureText(error, 'Couldn’t count the members.')}{' '}
        <button type="button" className="btn btn-link" onClick={() => void refetch()}>
          Retry
        </button>
      </>
    );
  if (!data) return <>Counting members…</>;
  const { qualify, members, unknown, lacksCaptcha } = data;
  return (
    <span className={isFetching ? 'reach__old' : undefined}>
      <strong>{counted(qualify, 'member')}</strong> of {inNumbers(members)} qualify now.
      {unknown === 0 ? null : ` ${counted(unknown, 'member')} couldn’t be checked.`}
      {lacksCaptcha ? (
        <strong>
          {' '}
          Captcha verification isn’t set up, so no new member can pass.{' '}
          <Link to={modulePath(captcha)}>Set up captcha</Link>
        </strong>
      ) : null}
    </span>
  );
}
