import { useEffect, useState, useSyncExternalStore } from 'react';
import { useWalletState } from '@/features/wallet/WalletContext';
import type { OrderHint } from '../context';
import type { PaymentFlow } from '../flow';
import { initialState, type PaymentState } from '../machine';
import { usePayments } from './usePayments';

/**
 * Runs the payment of one order while the calling screen is shown.
 *
 * @param hint what is known of the order; only its ids and the price shown count, once
 * @returns the flow (null before the first effect) and its state
 */
export function usePaymentFlow(hint: OrderHint): { flow: PaymentFlow | null; state: PaymentState } {
  const { desk } = usePayments();
  const { address } = useWalletState();
  const [flow, setFlow] = useState<PaymentFlow | null>(null);
  const { id, discordServerId, price } = hint;

  useEffect(() => {
    const opened = desk.open(id);
    opened.flow.start({ id, discordServerId, ...(price === undefined ? {} : { price }) });
    setFlow(opened.flow);
    const resume = () => opened.flow.resume();
    window.addEventListener('online', resume);
    return () => {
      window.removeEventListener('online', resume);
      setFlow(null);
      opened.close();
    };
  }, [desk, id, discordServerId, price]);

  useEffect(() => flow?.accountChanged(address), [flow, address]);

  const state = useSyncExternalStore(flow?.subscribe ?? nothing, flow?.getState ?? idle);
  return { flow, state };
}

const nothing = () => () => {};
const idle = () => initialState;
