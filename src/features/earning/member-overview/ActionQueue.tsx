import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { safeReturnPath } from '@/shared/navigation/safeReturnPath';
import { counted } from '@/shared/text/language';
import { inNumbers } from '@/shared/format/numbers';
import { announce } from '@/shared/ui/announce';
import { useMask } from '@/shared/ui/Private';
import { TimeAgo } from '@/shared/ui/TimeAgo';
import { dismiss, dismissedAt } from './dismissed';
import type { Action } from './memberOverview';
import './memberOverview.scss';

/** Number of tasks shown at first; the rest on request. */
const FIRST = 4;

const verbs: Readonly<Record<string, string>> = {
  CLAIM_UNDER_WAY: 'View claim',
  LINK_WALLET: 'Link wallet',
  CLAIM_REWARD: 'Claim reward',
  CLAIM_POINTS: 'Claim points',
  TRY_AGAIN: 'Try again',
  ENDING_SOON: 'Continue quest',
  RECONNECT: 'Reconnect account',
  NEW_SERVER: 'Open server',
};

/** Tasks whose titles contain an amount of the member's. */
const OF_AMOUNTS: ReadonlySet<string> = new Set(['CLAIM_POINTS', 'CLAIM_UNDER_WAY']);

/**
 * The member's open tasks. Each can be snoozed for a day, except those that `isLasting` marks, such as claims in
 * progress.
 */
export function ActionQueue({ actions }: { actions: readonly Action[] }) {
  const [dismissed, setDismissed] = useState(() => dismissedAt());
  const [isWhole, setWhole] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const mask = useMask();
  const shownTitle = ({ kind, title, amount }: Action) =>
    OF_AMOUNTS.has(kind) ? mask({ text: title, amount }) : title;
  const waiting = actions.filter(({ id, isLasting }) => isLasting || !dismissed.has(id));
  const shown = isWhole ? waiting : waiting.slice(0, FIRST);
  const hidden = actions.length - waiting.length;
  if (actions.length === 0) return null;
  const hide = (action: Action) => {
    dismiss(action.id);
    setDismissed(dismissedAt());
    announce(`Snoozed for a day: ${shownTitle(action)}`);
    heading.current?.focus();
  };
  return (
    <section className="action-queue" aria-labelledby="action-queue">
      <h2 id="action-queue" ref={heading} tabIndex={-1}>
        To do
      </h2>
      {waiting.length === 0 ? (
        <p>
          {hidden > 0
            ? `You’re all caught up. ${inNumbers(hidden)} snoozed.`
            : 'You’re all caught up.'}
        </p>
      ) : (
        <ul>
          {shown.map((action) => (
            <li key={action.id} className="panel action-queue__one">
              <div>
                <h3>{shownTitle(action)}</h3>
                <p>
                  {action.text === null ? null : <bdi>{action.text}</bdi>}
                  {action.until === null ? null : (
                    <>
                      {' '}
                      Ends <TimeAgo at={action.until} />.
                    </>
                  )}
                </p>
              </div>
              <div className="action-queue__do">
                {action.isLasting ? null : (
                  <button
                    type="button"
                    className="btn btn-sm btn-link"
                    aria-label={`Snooze for a day: ${shownTitle(action)}`}
                    onClick={() => hide(action)}
                  >
                    Snooze for a day
                  </button>
                )}
                <Link
                  className="btn btn-outline-secondary"
                  to={safeReturnPath(action.path, window.location.origin)}
                  aria-label={`${verbs[action.kind] ?? 'Open'}: ${shownTitle(action)}`}
                >
                  {verbs[action.kind] ?? 'Open'}
                </Link>
              </div>
            </li>
          ))}
        </ul>
      )}
      {waiting.length > FIRST ? (
        <button
          type="button"
          className="btn btn-sm btn-outline-secondary"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? 'Show fewer' : `Show ${counted(waiting.length - FIRST, 'more', 'more')}`}
        </button>
      ) : null}
    </section>
  );
}
