import { useState } from 'react';
import { ReasonDialog } from '@/shared/ui/ReasonDialog';
import type { StaffPayment } from '@/features/staff/staffViews';
import { useSettlePaymentMutation } from '@/features/staff/staffApi';
import { resultOf } from '@/shared/api/resultOf';
import { SolAmount } from '@/shared/ui/SolAmount';
import { notify } from '@/shared/ui/toast';

/** What is asked once more of a payment that waits. */
export interface PaymentDecision {
  payment: StaffPayment;
  decision: 'ACCEPT' | 'RETURN';
}

interface PaymentQuestionProps {
  asked: PaymentDecision | null;
  onClose: () => void;
}

/** Asks for the reason before a payment is settled. Where another of the staff was first, it says so and stays. */
export function PaymentQuestion({ asked, onClose }: PaymentQuestionProps) {
  const [settle, { isLoading }] = useSettlePaymentMutation();
  const [trouble, setTrouble] = useState<string | null>(null);
  const isReturn = asked?.decision === 'RETURN';
  const close = () => {
    setTrouble(null);
    onClose();
  };
  const run = async (reason: string) => {
    if (!asked || isLoading) return;
    const { payment, decision } = asked;
    const { signature } = payment;
    const result = await resultOf(settle({ signature, decision, reason }).unwrap());
    if (!result.success) {
      setTrouble(result.message);
      return;
    }
    close();
    notify('success', isReturn ? 'It goes back.' : 'Accepted.');
  };
  return (
    <ReasonDialog
      isOpen={asked !== null}
      title={isReturn ? 'Give the payment back?' : 'Accept the payment?'}
      confirmLabel={isReturn ? 'Give it back' : 'Accept it'}
      isRunning={isLoading}
      trouble={trouble}
      onConfirm={(reason) => void run(reason)}
      onCancel={close}
    >
      {asked ? (
        isReturn ? (
          <p>
            <SolAmount lamports={BigInt(asked.payment.received)} /> go back to the wallet they came
            from, once, and the order is cancelled.
          </p>
        ) : (
          <p>
            <SolAmount lamports={BigInt(asked.payment.received)} /> count as the whole price of{' '}
            <SolAmount lamports={BigInt(asked.payment.price)} />, and the order goes on.
          </p>
        )
      ) : null}
    </ReasonDialog>
  );
}
