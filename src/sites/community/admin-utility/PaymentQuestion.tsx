import { useState } from 'react';
import { ReasonDialog } from '@/shared/ui/ReasonDialog';
import { SolValue } from '@/features/billing/sol-value/SolValue';
import type { StaffPayment } from '@/features/staff/staffViews';
import { useSettlePaymentMutation } from '@/features/staff/staffApi';
import { resultOf } from '@/shared/api/resultOf';
import { SolAmount } from '@/shared/ui/SolAmount';
import { notify } from '@/shared/ui/toast';

/** A decision on a pending payment, which has to be confirmed. */
export interface PaymentDecision {
  payment: StaffPayment;
  decision: 'ACCEPT' | 'RETURN';
}

interface PaymentQuestionProps {
  asked: PaymentDecision | null;
  onClose: () => void;
}

/** Asks for the reason before a payment is settled. If another staff member was faster, it says so and stays open. */
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
    notify('success', isReturn ? 'Refund started' : 'Payment accepted');
  };
  return (
    <ReasonDialog
      isOpen={asked !== null}
      title={isReturn ? 'Refund this payment?' : 'Accept this payment?'}
      confirmLabel={isReturn ? 'Refund payment' : 'Accept payment'}
      isRunning={isLoading}
      trouble={trouble}
      onConfirm={(reason) => void run(reason)}
      onCancel={close}
    >
      {asked ? (
        isReturn ? (
          <p>
            Returns <SolAmount lamports={BigInt(asked.payment.received)} />
            <SolValue units={asked.payment.received} /> to the wallet it came from and cancels the
            order. This can’t be undone.
          </p>
        ) : (
          <p>
            Counts <SolAmount lamports={BigInt(asked.payment.received)} />
            <SolValue units={asked.payment.received} /> as the full price of{' '}
            <SolAmount lamports={BigInt(asked.payment.price)} />, so the order continues.
          </p>
        )
      ) : null}
    </ReasonDialog>
  );
}
