import { Link } from 'react-router-dom';
import { withReturn } from '@/shared/navigation/linkReturn';
import { Address } from '@/shared/ui/Address';
import { CopyButton } from '@/shared/ui/CopyButton';
import type { QuestTask } from '../quest';
import { useTaskAddress } from './linkedReturn';
import { accountLinkOf, hintFor } from './taskGuide';

/** Details needed for a task: the account it is checked for, the member's invite, the recipient of a transaction. */
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
  // Not repeated if the last check has already said so.
  return accountLink === null || fix !== null ? null : (
    <p className="task-step__need">{accountLink.need}</p>
  );
}
