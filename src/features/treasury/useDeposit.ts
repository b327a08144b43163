import { useEffect, useRef, useState } from 'react';
import { usePayments } from '@/features/payments/browser/usePayments';
import { describeWalletError, isUserRejection } from '@/features/wallet/errors';
import { baseApi } from '@/shared/api/baseApi';
import { encodeBase58 } from '@/shared/solana/base58';
import { useAppDispatch } from '@/shared/state/hooks';
import { followDeposit, NotSigned, signDeposit } from './depositTransfer';

/** How far a deposit out of the connected wallet has come. */
type DepositState =
  | { at: 'idle' | 'signing' }
  | { at: 'sending' | 'landed'; signature: string }
  | { at: 'failed'; text: string };

/** What is said of it. */
export const depositWords = {
  signing: 'Waiting for your wallet. Open it and approve the transfer.',
  sending: 'Signed. It is sent until the chain has it; keep this page open.',
  landed: 'It has arrived.',
} as const;

const NOTHING = 'Nothing was moved.';

function troubleOf(error: unknown): string {
  if (error instanceof NotSigned) return `${error.message} ${NOTHING}`;
  if (isUserRejection(error)) return `You declined in the wallet. ${NOTHING}`;
  const { title, detail } = describeWalletError(error);
  return `${title}. ${detail}`;
}

/**
 * Deposits SOL out of the connected wallet: it signs one transfer, which is sent until it is proven what became of
 * it. Before that no other one can be begun here.
 */
export function useDeposit(serverId: string, address: string) {
  const { ports } = usePayments();
  const dispatch = useAppDispatch();
  const [state, setState] = useState<DepositState>({ at: 'idle' });
  const page = useRef<AbortController>(null);
  useEffect(() => {
    const stop = new AbortController();
    page.current = stop;
    return () => stop.abort();
  }, []);

  const deposit = async (payer: string, lamports: bigint) => {
    const signal = page.current?.signal;
    if (!signal || state.at === 'signing' || state.at === 'sending') return;
    const plan = {
      payer,
      recipient: address,
      lamports,
      // By it the transfer is found; nobody has its key.
      reference: encodeBase58(crypto.getRandomValues(new Uint8Array(32))),
      memo: `castle:deposit:${serverId}`,
    };
    setState({ at: 'signing' });
    try {
      const signed = await signDeposit(ports, plan);
      if (signal.aborted) return;
      setState({ at: 'sending', signature: signed.signature });
      const end = await followDeposit(ports, plan, signed, signal);
      setState(
        end === 'landed'
          ? { at: 'landed', signature: signed.signature }
          : { at: 'failed', text: `The chain did not take it. ${NOTHING}` },
      );
      dispatch(baseApi.util.invalidateTags(['Treasury']));
    } catch (error) {
      if (!signal.aborted) setState({ at: 'failed', text: troubleOf(error) });
    }
  };
  return { state, deposit };
}
