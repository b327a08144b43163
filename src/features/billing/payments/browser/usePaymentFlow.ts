import { useEffect, useSyncExternalStore } from 'react';
import { useWalletState } from '@/features/identity/wallet/WalletContext';
import type { OrderHint } from '../flow/context';
import type { PaymentFlow } from '../flow/flow';
import type { PaymentState } from '../flow/machine';
import { usePayments } from './usePayments';

/**
 * Runs the payment of one order while the calling screen is shown.
 *
 * @param hint known facts about the order; only its ids and the displayed price are used
 */
export function usePaymentFlow(hint: OrderHint): { flow: PaymentFlow; state: PaymentState } {
  const { flows } = usePayments();
  const { address } = useWalletState();
  const { id, discordServerId, price } = hint;
  const flow = flows.flowOf(id);

  useEffect(() => {
    const letGo = flows.hold(id);
    flow.start({ id, discordServerId, ...(price === undefined ? {} : { price }) });
    window.addEventListener('online', flow.resume);
    return () => {
      window.removeEventListener('online', flow.resume);
      letGo();
    };
  }, [flows, flow, id, discordServerId, price]);

  useEffect(() => flow.accountChanged(address), [flow, address]);

  return { flow, state: useSyncExternalStore(flow.subscribe, flow.getState) };
}
