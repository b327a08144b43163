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

/** Asks before something is decided on somebody, with what it means for them. */
export function AmbassadorQuestion(props: AmbassadorQuestionProps) {
  const { person, decision, trouble, ...rest } = props;
  const name = person?.name ?? '';
  const isAccepted = decision === 'ACTIVE';
  return (
    <>
      <ConfirmDialog
        {...rest}
        isOpen={person !== null && isAccepted}
        title={person?.state === 'SUSPENDED' ? `End ${name}’s suspension?` : `Accept ${name}?`}
        confirmLabel={person?.state === 'SUSPENDED' ? 'End it' : 'Accept'}
        cancelLabel="Cancel"
        onConfirm={() => props.onConfirm(null)}
      >
        <p>
          Their link counts from now on. What was bought before, or while they were suspended,
          brings nothing.
        </p>
        <p role="alert" className="field__error">
          {trouble}
        </p>
      </ConfirmDialog>
      <ReasonDialog
        {...rest}
        isOpen={person !== null && !isAccepted}
        title={decision === 'SUSPENDED' ? `Suspend ${name}?` : `Refuse ${name}?`}
        confirmLabel={decision === 'SUSPENDED' ? 'Suspend' : 'Refuse'}
        trouble={trouble}
      >
        <p>
          {decision === 'SUSPENDED'
            ? 'Clicks, sign-ups and orders bring nothing from now on; what they earned stays theirs, and we look at each payout. They read the reason.'
            : 'They can apply again after a month. They read the reason.'}
        </p>
      </ReasonDialog>
    </>
  );
}
