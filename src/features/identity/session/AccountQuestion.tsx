import { useEffect, useSyncExternalStore } from 'react';
import { useSelector } from 'react-redux';
import type { Tie } from '@/shared/api/accountConfirmation';
import { useAppDispatch } from '@/shared/state/clientState';
import { LazyConfirmDialog } from '@/shared/ui/LazyConfirmDialog';
import { acceptAccount, accountQuestion } from './accountQuestion';
import { AccountLine } from './AccountLine';
import { useLogOutHere } from './useLogout';
import { selectViewer } from './viewerSlice';
import { LAST_ACCOUNT_KEY, localStore } from '@/shared/storage/storage';

/** Each as the subject of "… will belong to them". */
const words: Readonly<Record<Tie, string>> = {
  wallet: 'the wallet you link',
  social: 'the account you link',
  profile: 'what you say about yourself',
  picture: 'your picture',
  file: 'the file you send',
  submission: 'what you submit',
  reward: 'your reward',
  claim: 'the tokens you claim',
  application: 'your application',
  payout: 'your payout',
  order: 'what you order',
  'project-wallet': 'the wallet you add',
};

/**
 * Asks before something is tied to an account that this browser hasn't seen and whose sign-in it didn't begin. One
 * dialog for every call that declares `ties`; the page below it keeps what was typed and chosen.
 */
export default function AccountQuestion() {
  const { id, isFamiliar } = useSelector(selectViewer);
  const tie = useSyncExternalStore(
    accountQuestion.subscribe,
    accountQuestion.getSnapshot,
    accountQuestion.getSnapshot,
  );
  const dispatch = useAppDispatch();
  const logOut = useLogOutHere();
  // Confirmed in another tab.
  useEffect(
    () =>
      onAccountRemembered((remembered) => {
        if (!isFamiliar && remembered === id) dispatch(acceptAccount());
      }),
    [id, isFamiliar, dispatch],
  );
  // Once the session is over, or another account's, what waited is not sent.
  useEffect(() => {
    if (id === null) accountQuestion.answer(false);
    return () => accountQuestion.answer(false);
  }, [id]);

  return (
    <LazyConfirmDialog
      isOpen={tie !== null && !isFamiliar}
      title="Is this your account?"
      cancelLabel="Cancel"
      confirmLabel="Log out"
      prefersCancel
      better={{ label: 'Yes, this is me', run: () => dispatch(acceptAccount()) }}
      onCancel={() => accountQuestion.answer(false)}
      onConfirm={() => {
        accountQuestion.answer(false);
        void logOut();
      }}
    >
      <p>
        <AccountLine />
      </p>
      <p>
        You didn’t start this sign-in in this tab, and this account is new to this browser. If it’s
        someone else’s, {tie === null ? 'this' : words[tie]} will belong to them.
      </p>
    </LazyConfirmDialog>
  );
}

/** Calls back with the account another tab has taken for this device's own. @returns stops */
function onAccountRemembered(listener: (userId: string | null) => void): () => void {
  const look = ({ key }: StorageEvent) => {
    if (key === LAST_ACCOUNT_KEY) listener(localStore.getText(LAST_ACCOUNT_KEY));
  };
  window.addEventListener('storage', look);
  return () => window.removeEventListener('storage', look);
}
