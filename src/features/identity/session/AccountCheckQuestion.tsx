import { useSelector } from 'react-redux';
import { useAppDispatch } from '@/shared/state/clientState';
import { acceptAccount } from './accountQuestion';
import { accountName } from './AccountLine';
import { useLogOutHere } from './useLogout';
import { selectViewer } from './viewerSlice';

/** The question of `AccountCheck`, in place of what it is about. */
export default function AccountCheckQuestion({ what }: { what: string }) {
  const viewer = useSelector(selectViewer);
  const dispatch = useAppDispatch();
  const logOut = useLogOutHere();
  return (
    <section className="panel" aria-labelledby="account-check">
      <h2 id="account-check">
        You’re signed in as <bdi translate="no">{accountName(viewer)}</bdi>. Is that you?
      </h2>
      <p>
        You didn’t start this sign-in in this tab, and this account is new to this browser. If it’s
        someone else’s, {what} will belong to them.
      </p>
      <div className="account-check__actions">
        <button type="button" className="btn btn-primary" onClick={() => dispatch(acceptAccount())}>
          Yes, this is me
        </button>
        <button type="button" className="btn btn-outline-secondary" onClick={() => void logOut()}>
          Log out
        </button>
      </div>
    </section>
  );
}
