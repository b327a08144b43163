import { ConfirmDialog } from '@/shared/ui/ConfirmDialog';
import type { Ambassador, decisions } from '../staffViews';
import { ReasonDialog } from '@/shared/ui/ReasonDialog';

interface AmbassadorQuestionProps {
  person: Ambassador | null;
  decision: (typeof decisions)[number];
  isRunning: boolean;
  trouble: string | null;
  onConfirm: (reason: string | null) => void;
  onCancel: () => void;
}

/** Confirms a decision about an ambassador and explains its effect. */
export function AmbassadorQuestion(props: AmbassadorQuestionProps) {
  const { person, decision, trouble, ...rest } = props;
  const name = person?.name ?? '';
  const isAccepted = decision === 'ACTIVE';
  return (
    <>
      <ConfirmDialog
        {...rest}
        isOpen={person !== null && isAccepted}
        title={person?.state === 'SUSPENDED' ? `End ${name}’s suspension?` : `Approve ${name}?`}
        confirmLabel={person?.state === 'SUSPENDED' ? 'End suspension' : 'Approve application'}
        isWanted
        cancelLabel="Cancel"
        onConfirm={() => props.onConfirm(null)}
      >
        <p>
          Their link counts from now on. Orders from before, or during a suspension, earn nothing.
        </p>
        <p role="alert" className="field__error">
          {trouble}
        </p>
      </ConfirmDialog>
      <ReasonDialog
        {...rest}
        isOpen={person !== null && !isAccepted}
        title={decision === 'SUSPENDED' ? `Suspend ${name}?` : `Reject ${name}?`}
        confirmLabel={decision === 'SUSPENDED' ? 'Suspend ambassador' : 'Reject application'}
        trouble={trouble}
      >
        <p>
          {decision === 'SUSPENDED'
            ? 'New clicks, sign-ups and orders won’t count. The ambassador keeps what they earned, but each payout needs approval. They’ll see your reason.'
            : 'They can apply again after a month. They’ll see your reason.'}
        </p>
      </ReasonDialog>
    </>
  );
}
