import { useCallback, useEffect, useRef, useState } from 'react';
import { flowSettings } from '@/features/billing/payments/browser/browserPorts';
import { usePayments } from '@/features/billing/payments/browser/usePayments';
import { NotSigned } from '@/features/billing/payments/transfer/oneTransfer';
import { ChainError } from '@/features/billing/payments/ports';
import { describeWalletError, isUserRejection } from '@/features/identity/wallet/errors';
import {
  makeTransfer,
  quoteTransfer,
  resumeTransfer,
  type Offer,
  type Shown,
} from './questTransfer';

/** How far a transfer has come on this page. */
export type TransferState =
  | { at: 'idle' }
  /** What it costs is being asked. */
  | { at: 'quoting' }
  /** It can be sent; the highest network fee, in lamports. */
  | { at: 'ready'; fee: bigint }
  | { at: 'signing' | 'sending' }
  /** It can’t be sent, or wasn’t; `isSent`: it had been sent, and moved nothing. */
  | { at: 'trouble'; text: string; tone: 'neutral' | 'error'; isSent: boolean };

const NOTHING = 'Nothing was sent.';
const BUSY_POLL_MS = 3000;
const IDLE: TransferState = { at: 'idle' };

const trouble = (text: string, isSent = false, tone: 'neutral' | 'error' = 'error') =>
  ({ at: 'trouble', text, tone, isSent }) as const;

const ENDS = {
  busy: trouble(`Another tab is sending this transfer. Finish it there. ${NOTHING}`),
  changed: trouble(`This transfer was made in another tab. Reload the page first. ${NOTHING}`),
  unused: trouble(
    'Solana didn’t take the transfer in time, and it can’t arrive anymore. No SOL was moved. Try again.',
    true,
  ),
  failed: trouble(
    'The transfer failed on Solana. Only the network fee was charged. Try again.',
    true,
  ),
} as const;

function troubleOf(error: unknown): TransferState {
  if (error instanceof NotSigned) return trouble(`${error.message} ${NOTHING}`);
  if (error instanceof ChainError)
    return trouble(
      error.kind === 'refused'
        ? `${error.message} ${NOTHING}`
        : `Solana isn’t responding right now. ${NOTHING} Try again in a moment.`,
    );
  if (isUserRejection(error))
    return trouble(`You declined the transfer in your wallet. ${NOTHING}`, false, 'neutral');
  const { title, detail } = describeWalletError(error);
  return trouble(`${title}. ${detail} ${NOTHING}`);
}

const { genesisHash } = flowSettings;

/** Sends the SOL a task asks for, once, and goes on with what an earlier visit has sent. */
export function useTransfer(place: string) {
  const { ports } = usePayments();
  const [state, setState] = useState<TransferState>(IDLE);
  const work = useRef<AbortController>(null);
  useEffect(() => () => work.current?.abort(), []);

  /** Runs one piece of work; what was done before it is given up. */
  const run = useCallback(
    async (begins: TransferState, todo: (signal: AbortSignal) => Promise<TransferState>) => {
      work.current?.abort();
      const mine = new AbortController();
      work.current = mine;
      setState(begins);
      const end = await todo(mine.signal).catch(troubleOf);
      if (!mine.signal.aborted) setState(end);
    },
    [],
  );
  const quote = useCallback(
    (offer: Offer) =>
      void run({ at: 'quoting' }, async (signal) => ({
        at: 'ready',
        fee: await quoteTransfer(ports, { genesisHash }, offer, signal),
      })),
    [run, ports],
  );
  const send = (shown: Shown, isStillAsked: () => Promise<boolean>) =>
    void run({ at: 'signing' }, async (signal) => {
      const onSent = () => setState({ at: 'sending' });
      const end = await makeTransfer(
        ports,
        { place, genesisHash },
        shown,
        isStillAsked,
        onSent,
        signal,
      );
      return end === 'landed' ? IDLE : ENDS[end];
    });
  const resume = useCallback(
    () =>
      void run({ at: 'sending' }, async (signal) => {
        for (;;) {
          const end = await resumeTransfer(ports, { place, genesisHash }, signal);
          if (end === 'unused' || end === 'failed') return ENDS[end];
          if (end !== 'busy') return IDLE;
          // Another tab follows it; this one takes over where that one is closed.
          await ports.clock.sleep(BUSY_POLL_MS, signal);
        }
      }),
    [run, ports, place],
  );
  /** Gives up what has not been sent. */
  const giveUp = useCallback(() => {
    work.current?.abort();
    setState(IDLE);
  }, []);
  return { state, quote, send, resume, giveUp };
}
