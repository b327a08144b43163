import { Link, useNavigate } from 'react-router-dom';
import { openLinkSheet } from '@/features/identity/linked-wallets/linkSheet';
import { WayToX } from '@/features/identity/socials/WayToX';
import { withReturn } from '@/shared/navigation/linkReturn';
import { safeReturnPath } from '@/shared/navigation/safeReturnPath';
import type { QuestTask } from '../quest';
import { useLinkedCheck, useTaskAddress } from './linkedReturn';
import { SOCIALS_PATH, WALLETS_PATH } from './taskGuide';

interface AccountFixProps {
  task: QuestTask;
  label: string;
  /** The page of the user site on which it is mended. */
  path: string;
  /** The look of a button instead of a link's. */
  className?: string;
}

/** The way to link what a task is checked for. Afterwards one is back at the task, which checks itself. */
export function AccountFix({ task, label, path, className = 'quest-fix' }: AccountFixProps) {
  const address = useTaskAddress(task);
  const check = useLinkedCheck(task);
  const navigate = useNavigate();
  if (path === WALLETS_PATH) {
    return (
      <button
        type="button"
        className={className === 'quest-fix' ? 'btn btn-link quest-fix' : className}
        onClick={() =>
          openLinkSheet({
            onLinked: check,
            orElse: () => void navigate(withReturn(path, address)),
          })
        }
      >
        {label}
      </button>
    );
  }
  if (path === SOCIALS_PATH && task.kind.startsWith('X_')) {
    return (
      <WayToX returnTo={address} className={className}>
        {label}
      </WayToX>
    );
  }
  return (
    <Link
      className={className}
      to={withReturn(safeReturnPath(path, window.location.origin), address)}
    >
      {label}
    </Link>
  );
}
