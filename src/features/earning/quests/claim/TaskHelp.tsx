import { Link } from 'react-router-dom';
import { withReturn } from '@/shared/navigation/linkReturn';
import { Address } from '@/shared/ui/Address';
import { CopyButton } from '@/shared/ui/CopyButton';
import type { QuestTask } from '../quest';
import { useTaskAddress } from './linkedReturn';
import { accountLinkOf, hintFor } from './taskGuide';

/** What a task is done with: the account it is looked up for, one's own invitation, where a transaction goes. */
export function TaskHelp({ task }: { task: QuestTask }) {
  const { state, target, inviteUrl } = task;
  const hint = state === 'VERIFIED' ? undefined : hintFor(task);
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
          {'share' in navigator ? <CopyButton value={inviteUrl} label="Copy invite link" /> : null}
        </p>
      )}
      <Account task={task} />
      {hint === undefined ? null : <p className="task-step__need">{hint}</p>}
    </>
  );
}

function Account({ task }: { task: QuestTask }) {
  const { kind, account, fix, state } = task;
  const accountLink = accountLinkOf(kind);
  const address = useTaskAddress(task);
  if (account !== null) {
    return (
      <p className="task-step__line">
        <span>
          We check <bdi translate="no">{account}</bdi>
        </span>
        {accountLink === null || state === 'VERIFIED' ? null : (
          <Link className="quest-fix" to={withReturn(accountLink.path, address)}>
            Change<span className="visually-hidden"> account</span>
          </Link>
        )}
      </p>
    );
  }
  // Where the last check has said so, that is enough.
  return accountLink === null || fix !== null ? null : (
    <p className="task-step__need">{accountLink.need}</p>
  );
}
