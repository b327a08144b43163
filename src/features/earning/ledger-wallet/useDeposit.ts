import { useEffect, useRef, useState } from 'react';
import { usePayments } from '@/features/billing/payments/browser/usePayments';
import { describeWalletError, isUserRejection } from '@/features/identity/wallet/errors';
import { reportChange } from '@/shared/api/changes';
import { NotSigned } from '@/features/billing/payments/transfer/oneTransfer';
import { makeDeposit } from './depositTransfer';

/** The progress of a deposit from the connected wallet. */
type DepositState =
  | { at: 'idle' | 'signing' }
  | { at: 'sending' | 'landed'; signature: string }
  | { at: 'failed'; text: string };

/** Messages by state of the deposit. */
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
 * Deposits SOL from the connected wallet, which signs one transfer; it is sent until its outcome is proven. No other
 * deposit can start here before that.
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
    // A state only updates with the next render: a ref blocks presses before that.
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
