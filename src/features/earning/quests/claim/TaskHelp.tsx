import { Link } from 'react-router-dom';
import { Address } from '@/shared/ui/Address';
import { CopyButton } from '@/shared/ui/CopyButton';
import type { QuestTask } from '../quest';
import { accountLinkOf, hints } from './taskGuide';

/** What a task is done with: the account it is looked up for, one's own invitation, where a transaction goes. */
export function TaskHelp({ task }: { task: QuestTask }) {
  const { kind, state, target, inviteUrl } = task;
  const hint = state === 'VERIFIED' ? undefined : hints[kind];
  return (
    <>
      {target === null || target === '' ? null : (
        <p className="task-step__line">
          <Address value={target} what="the account or program" isShort explorer="account" />
        </p>
      )}
      {inviteUrl === null || inviteUrl === '' ? null : (
        <p className="task-step__line">
          <span>Your invite link:</span> <code className="task-step__invite">{inviteUrl}</code>
          <CopyButton value={inviteUrl} label="Copy invite link" />
        </p>
      )}
      <Account task={task} />
      {hint === undefined ? null : <p className="task-step__need">{hint}</p>}
    </>
  );
}

function Account({ task: { kind, account, fix, state } }: { task: QuestTask }) {
  const accountLink = accountLinkOf(kind);
  if (account !== null) {
    return (
      <p className="task-step__line">
        <span>
          We check <bdi translate="no">{account}</bdi>
        </span>
        {accountLink === null || state === 'VERIFIED' ? null : (
          <Link className="quest-fix" to={accountLink.path}>
            Change<span className="visually-hidden"> account</span>
          </Link>
        )}
      </p>
    );
  }
  // Where the last look has said so, the way stands there.
  return accountLink === null || fix !== null ? null : (
    <p className="task-step__line">
      <span>{accountLink.need}</span>
      <Link className="quest-fix" to={accountLink.path}>
        {accountLink.label}
      </Link>
    </p>
  );
}
