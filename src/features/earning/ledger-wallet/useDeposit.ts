import { useEffect, useRef, useState } from 'react';
import { usePayments } from '@/features/billing/payments/browser/usePayments';
import { describeWalletError, isUserRejection } from '@/features/identity/wallet/errors';
import { reportChange } from '@/shared/api/changes';
import { NotSigned } from '@/features/billing/payments/transfer/oneTransfer';
import { makeDeposit } from './depositTransfer';

/** How far a deposit out of the connected wallet has come. */
type DepositState =
  | { at: 'idle' | 'signing' }
  | { at: 'sending' | 'landed'; signature: string }
  | { at: 'failed'; text: string };

/** What is said of it. */
export const depositWords = {
  signing: 'Approve the transfer in your wallet.',
  sending: 'Sending the deposit. Keep this page open until it’s confirmed.',
  landed: 'Deposit received.',
} as const;

const NOTHING = 'No SOL was deposited.';
const BUSY = `Another tab is already depositing to this server. Finish it there first. ${NOTHING}`;

function troubleOf(error: unknown): string {
  if (error instanceof NotSigned) return `${error.message} ${NOTHING}`;
  if (isUserRejection(error)) return `You declined the request in your wallet. ${NOTHING}`;
  const { title, detail } = describeWalletError(error);
  return `${title}. ${detail}`;
}

/**
 * Deposits SOL out of the connected wallet: it signs one transfer, which is sent until it is proven what became of
 * it. Before that no other one can be begun here.
 */
export function useDeposit(serverId: string, address: string) {
  const { ports } = usePayments();
  const [state, setState] = useState<DepositState>({ at: 'idle' });
  const page = useRef<AbortController>(null);
  const isUnderWay = useRef(false);
  useEffect(() => {
    const stop = new AbortController();
    page.current = stop;
    return () => stop.abort();
  }, []);

  const deposit = async (payer: string, lamports: bigint) => {
    const signal = page.current?.signal;
    // A state is set with the next drawing: presses before it would all pass.
    if (!signal || isUnderWay.current) return;
    isUnderWay.current = true;
    setState({ at: 'signing' });
    let sent = '';
    const onSigned = (signature: string) => {
      sent = signature;
      setState({ at: 'sending', signature });
    };
    const asked = { serverId, payer, recipient: address, lamports };
    try {
      const end = await makeDeposit(ports, asked, onSigned, signal);
      if (end === 'landed') setState({ at: 'landed', signature: sent });
      else
        setState({
          at: 'failed',
          text: end === 'busy' ? BUSY : `The transfer failed. ${NOTHING}`,
        });
      reportChange(['LedgerWallet']);
    } catch (error) {
      if (!signal.aborted) setState({ at: 'failed', text: troubleOf(error) });
    } finally {
      isUnderWay.current = false;
    }
  };
  return { state, deposit };
}
