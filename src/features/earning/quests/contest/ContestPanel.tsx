import { momentText } from '@/shared/format/times';
import { LANGUAGE } from '@/shared/text/locales';
import { counted } from '@/shared/text/language';
import { timeOf } from '@/shared/time/timeOf';
import { MemberName } from '@/shared/ui/names/MemberName';
import type { Quest } from '../quest';
import type { Contest } from './contest';
import { isOver } from '../questAvailability';
import type { QuestParams } from '../questsApi';
import { useContestWinnersQuery } from './contestApi';
import './contest.scss';

interface ContestPanelProps {
  quest: Quest;
  params: QuestParams;
  /** The server's time, ms since 1970. */
  now: number;
}

/** A raffle or a contest: until when one can enter, how many have, when it is decided, and who won. */
export function ContestPanel({ quest, params, now }: ContestPanelProps) {
  const { contest } = quest;
  if (contest === null) return null;
  const name = quest.method === 'RAFFLE' ? 'Raffle' : 'Contest';
  return (
    <section className="contest" aria-label={name}>
      <h2>{name}</h2>
      <dl className="contest__facts">
        {contestFacts(quest, contest, now).map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {contest.isDecided && quest.isMember ? <Winners params={params} /> : null}
    </section>
  );
}

/** Deadline, draw, entries and winners as pairs of label and text. */
export function contestFacts(
  quest: Pick<Quest, 'method' | 'winners' | 'status' | 'endsAt'>,
  { entries, drawsAt, isDecided }: Contest,
  now: number,
): [label: string, text: string][] {
  const end = timeOf(quest.endsAt);
  const isClosed = isOver(quest, now);
  const isRaffle = quest.method === 'RAFFLE';
  return [
    ...(end === null && isClosed
      ? []
      : [pair(isClosed ? 'Closed' : 'Enter by', end === null ? 'No date yet' : momentText(end))]),
    [isRaffle ? 'Draw' : 'Results', decisionWords({ isRaffle, isClosed, isDecided }, drawsAt)],
    ['Entries', entries.toLocaleString(LANGUAGE)],
    ...(quest.winners === null ? [] : [pair('Winners', quest.winners.toLocaleString(LANGUAGE))]),
  ];
}

const pair = (label: string, text: string): [label: string, text: string] => [label, text];

interface Standing {
  isRaffle: boolean;
  isClosed: boolean;
  isDecided: boolean;
}

function decisionWords({ isRaffle, isClosed, isDecided }: Standing, drawsAt: string | null) {
  if (isDecided) return isRaffle ? 'Drawn' : 'Announced';
  const at = timeOf(drawsAt);
  if (isClosed) return isRaffle ? 'Once all entries are reviewed' : 'The team is choosing';
  if (at !== null) return momentText(at);
  return isRaffle ? 'When it ends' : 'The team chooses after it ends';
}

function Winners({ params }: { params: QuestParams }) {
  const { currentData } = useContestWinnersQuery(params);
  if (!currentData) return null;
  const { winners, hidden } = currentData;
  if (winners.length === 0 && (hidden ?? 0) === 0) return <p>There are no winners.</p>;
  return (
    <>
      <h3>Winners</h3>
      <ol className="contest__winners">
        {winners.map(({ place, name, username, picture, isMe }) => (
          <li key={`${String(place)} ${username ?? name}`}>
            {place === null ? null : <span className="contest__place">{place}</span>}
            <MemberName name={name} username={username} picture={picture} />
            {isMe ? <strong>You</strong> : null}
          </li>
        ))}
      </ol>
      {hidden === null || hidden === 0 ? null : (
        <p className="contest__hidden">
          {winners.length === 0 ? '' : 'And '}
          {counted(hidden, 'member')} who {hidden === 1 ? 'doesn’t' : 'don’t'} show their profile
        </p>
      )}
    </>
  );
}
