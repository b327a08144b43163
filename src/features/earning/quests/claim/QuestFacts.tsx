import { Link } from 'react-router-dom';
import { isLeftOut } from '@/shared/api/lenient';
import type { Quest } from '../quest';
import { factsOf } from '../questFacts';
import { retriesFact } from './retryWords';
import { methodOf, speedOf } from '../questWords';
import { momentText } from '@/shared/format/times';
import { timeOf } from '@/shared/time/timeOf';
import { utcText } from '@/shared/format/utcText';

interface QuestFactsProps {
  quest: Quest;
  /** The server's time, ms since 1970. */
  now: number;
}

/** To whom what a quest brings goes, how, and when. */
export function QuestFacts({ quest, now }: QuestFactsProps) {
  const brings = quest.rewards.length > 0 || isLeftOut(quest.leftOut, 'reward');
  const method = brings ? methodOf(quest) : null;
  const byHand = quest.rewards.some(({ isGuaranteed }) => !isGuaranteed);
  const facts = [
    ...(quest.place === null ? [] : [['Your rank', String(quest.place)] as const]),
    ['Approval', speedOf(quest, now)] as const,
    ...factsOf(quest, now),
    ...retriesOf(quest),
  ];
  return (
    <section className="panel" aria-label="Rewards and dates">
      <h2>Rewards</h2>
      {brings ? null : <p>This quest has no reward.</p>}
      {method === null ? null : <p className="quest-part__note">{method}</p>}
      {quest.rewards.some(({ kind }) => kind === 'TOKEN' || kind === 'NFT') ? (
        <p className="quest-part__note">
          Tokens and NFTs are sent to your default wallet.{' '}
          <Link to="/dashboard/profile/wallets">Your wallets</Link>
        </p>
      ) : null}
      {quest.rewards.some(({ left }) => left === 0) ? (
        <p className="quest-part__note">
          {quest.state === 'NOT_STARTED'
            ? 'No NFTs left to claim right now. You can start once the server adds more.'
            : 'No NFTs left to claim right now.'}
        </p>
      ) : null}
      {byHand ? (
        <p className="quest-part__note">The server’s team sends some of these rewards manually.</p>
      ) : null}
      <dl className="facts">
        {facts.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
        <Moment name={isPast(quest.startsAt, now) ? 'Started' : 'Starts'} at={quest.startsAt} />
        <Moment name={isPast(quest.endsAt, now) ? 'Ended' : 'Ends'} at={quest.endsAt} />
      </dl>
    </section>
  );
}

function retriesOf(quest: Quest): [label: string, text: string][] {
  const text = retriesFact(quest);
  return text === null ? [] : [['If rejected', text]];
}

const isPast = (at: string | null, now: number) => (timeOf(at) ?? Infinity) <= now;

function Moment({ name, at }: { name: string; at: string | null }) {
  const time = timeOf(at);
  if (time === null) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <time dateTime={new Date(time).toISOString()}>
          {momentText(time)} <small>({utcText(time)})</small>
        </time>
      </dd>
    </div>
  );
}
