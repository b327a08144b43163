import { useEffect } from 'react';
import { useLinkedWalletsQuery } from '@/features/identity/linked-wallets/linkedWalletsApi';
import { openLinkSheet } from '@/features/identity/linked-wallets/linkSheet';
import { useWalletState } from '@/features/identity/wallet/WalletContext';
import { request } from '@/shared/api/request';
import { shortAddress } from '@/shared/solana/shortAddress';
import { getMemberQuest } from '../endpoints';
import type { QuestParams } from '../questsApi';
import { TransferDialog } from './TransferDialog';
import type { KnownTransfer } from './transferJournal';
import { transferOf, type TransferAsk } from './transferOf';
import { useTransfer } from './useTransfer';

interface TransferFlowProps {
  ask: TransferAsk;
  taskId: string;
  params: QuestParams;
  /** Key of the task’s record. */
  place: string;
  known: KnownTransfer;
  isOpen: boolean;
  onClose: () => void;
  onOpen: () => void;
}

/** Whether the server still asks for that transfer in that task, and doesn’t have it yet. */
async function isStillAsked(params: QuestParams, taskId: string, ask: TransferAsk) {
  const answer = await request(getMemberQuest, { params: { ...params } });
  if (!answer.success) return false;
  const task = answer.data.tasks.find(({ id }) => id === taskId);
  const now = task && task.state !== 'VERIFIED' ? transferOf(task) : null;
  return now !== null && now.to === ask.to && now.lamports === ask.lamports;
}

/** The transfer of a task from the question to the proof; what an earlier visit has sent is followed at once. */
export default function TransferFlow(props: TransferFlowProps) {
  const { ask, taskId, params, place, known, isOpen, onClose, onOpen } = props;
  const wallet = useWalletState();
  const { data } = useLinkedWalletsQuery(undefined, { skip: !isOpen });
  const { state, quote, send, resume, giveUp } = useTransfer(place);
  const linked = data?.wallets.find(({ address }) => address === wallet.address) ?? null;
  const payer = linked?.address ?? null;
  const { to, lamports } = ask;
  const isUnderWay = known !== null && known !== 'unreadable' && known.state === 'SENT';
  const isSending = state.at === 'sending';
  const isWorking = isSending || state.at === 'signing';
  useEffect(() => {
    if (!isOpen) return;
    // Another wallet, or none: what the wallet was asked for with the one before is given up.
    giveUp();
    if (payer !== null) quote({ to, lamports, payer });
  }, [isOpen, to, lamports, payer, quote, giveUp]);
  useEffect(() => {
    if (isUnderWay && !isWorking) resume();
  }, [isUnderWay, isWorking, resume]);
  useEffect(() => {
    if (isOpen && isSending) onClose();
  }, [isOpen, isSending, onClose]);

  const close = () => {
    if (!isSending) giveUp();
    onClose();
  };
  const missing =
    data === undefined ? (
      <p>Looking for your linked wallets…</p>
    ) : linked !== null ? null : (
      <div className="notice">
        <p>
          {wallet.address === null
            ? 'Connect one of your linked wallets first.'
            : `${shortAddress(wallet.address)} isn’t linked to your account, so its transfer wouldn’t count. Link it first, or connect a linked wallet.`}
        </p>
        <button
          type="button"
          className="btn btn-outline-secondary"
          onClick={() => {
            close();
            if (wallet.address === null) wallet.openPicker();
            else openLinkSheet({ onLinked: onOpen, orElse: wallet.openPicker });
          }}
        >
          {wallet.address === null ? 'Connect a wallet' : 'Link wallet'}
        </button>
      </div>
    );
  return (
    <>
      <p role="status" className="task-actions__note">
        {isSending
          ? 'Your transfer is on its way. Waiting until Solana confirms it…'
          : !isOpen && state.at === 'trouble'
            ? state.text
            : ''}
      </p>
      <TransferDialog
        isOpen={isOpen}
        ask={ask}
        from={linked}
        known={known}
        state={state}
        missing={missing}
        onSend={() => {
          if (payer !== null)
            send({ to, lamports, payer, known }, () => isStillAsked(params, taskId, ask));
        }}
        onRetry={() => {
          if (payer !== null) quote({ to, lamports, payer });
        }}
        onClose={close}
      />
    </>
  );
}
