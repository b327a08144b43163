import { CircleCheck } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import Modal from 'react-bootstrap/Modal';
import { useFocusReturn } from '@/shared/focus/useFocusReturn';
import { AddressText } from '@/shared/ui/Address';
import { LedgerChoice } from './LedgerChoice';
import { LinkNote } from './LinkNote';
import { useLinkWallet } from './useLinkWallet';
import './linkSheet.scss';

interface LinkSheetProps {
  isOpen: boolean;
  /** The connected account. */
  address: string;
  walletName: string | null;
  /** Another linked wallet receives the rewards. */
  hasDefault: boolean;
  /** The limit, once it has been reached; null otherwise. */
  full: number | null;
  /** Closes the sheet: nothing was linked. */
  onLater: () => void;
  /** The wallet is linked. */
  onLinked: () => void;
  /** The page continues automatically after linking, so the sheet closes without a button. */
  closesWhenLinked: boolean;
  onAnother: () => void;
  onDone: () => void;
}

/** Links the connected wallet by one signature, which is requested only when the button is pressed. */
export default function LinkSheet(props: LinkSheetProps) {
  const { isOpen, address, full, onLater, onAnother, onDone } = props;
  const id = useId();
  const { state, link, giveUp } = useLinkWallet();
  const [isLedger, setLedger] = useState(false);
  const isBusy = state.at === 'asking' || state.at === 'signing' || state.at === 'checking';
  const isLinked = state.at === 'linked';
  const begin = (which: string) => void link(which, isLedger);
  const leave = (how: () => void) => () => {
    giveUp();
    how();
  };
  useTold(isLinked, props);
  return (
    <Modal
      {...useFocusReturn(isOpen)}
      show={isOpen}
      onHide={isLinked ? leave(onDone) : leave(onLater)}
      centered
      aria-labelledby={`${id}-title`}
      className="link-sheet"
    >
      <Modal.Header closeButton closeLabel="Close">
        <Modal.Title as="h2" id={`${id}-title`}>
          Link this wallet
        </Modal.Title>
      </Modal.Header>
      <Modal.Body className="link-sheet__body">
        <p className="link-sheet__wallet">
          <CircleCheck aria-hidden="true" size={20} />
          <span>
            {props.walletName ?? 'Wallet'} connected: <AddressText value={address} isShort />
          </span>
          {isLinked || isBusy ? null : (
            <button type="button" className="btn btn-link" onClick={leave(onAnother)}>
              Use another wallet
            </button>
          )}
        </p>
        {isLinked ? null : (
          <p>Rewards and roles go to linked wallets. You sign a message: no transaction, no fee.</p>
        )}
        {isLinked || full === null ? null : (
          <p className="notice">
            You have linked {full} wallets, which is the maximum. Unlink one on your wallets page
            first.
          </p>
        )}
        {isLinked || full !== null ? null : (
          <LedgerChoice isLedger={isLedger} isDisabled={isBusy} onChange={setLedger} />
        )}
        <div role="status">
          <LinkNote
            state={state}
            onRetry={() => begin(address)}
            onOther={begin}
            doneText={
              props.hasDefault
                ? 'Linked. Rewards go to your default wallet.'
                : 'Linked. Rewards go to this wallet.'
            }
          />
        </div>
      </Modal.Body>
      <Modal.Footer>
        {isLinked ? (
          <button type="button" className="btn btn-primary" onClick={leave(onDone)}>
            Done
          </button>
        ) : (
          <>
            <button
              type="button"
              className="btn btn-outline-secondary"
              onClick={isBusy ? giveUp : leave(onLater)}
            >
              {isBusy ? 'Stop waiting' : 'Later'}
            </button>
            {full === null ? (
              <button
                type="button"
                className="btn btn-primary"
                aria-busy={isBusy}
                aria-disabled={isBusy}
                onClick={() => {
                  if (!isBusy) begin(address);
                }}
              >
                Sign and link
              </button>
            ) : null}
          </>
        )}
      </Modal.Footer>
    </Modal>
  );
}

/** Calls `onLinked` once when the wallet is linked, and then `onDone` if the sheet closes automatically. */
function useTold(isLinked: boolean, { onLinked, onDone, closesWhenLinked }: LinkSheetProps) {
  const isTold = useRef(false);
  useEffect(() => {
    if (!isLinked) {
      isTold.current = false;
      return;
    }
    if (isTold.current) return;
    isTold.current = true;
    onLinked();
    if (closesWhenLinked) onDone();
  }, [isLinked, onLinked, onDone, closesWhenLinked]);
}
