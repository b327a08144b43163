import { useEffect, useRef, useState } from 'react';
import { ConfirmDialog } from './ConfirmDialog';
import { saveToLeave } from './leaving';

export interface LeaveSaving {
  /** Resolves to whether it is saved, after which the guard is off. */
  save: () => Promise<boolean>;
  /** Leads to what keeps it from being saved, once the question is gone. */
  onRefused: () => void;
  /** Throws away what is not saved, before the page is left without it. */
  onDiscard: () => void;
}

interface LeaveQuestionProps {
  isOpen: boolean;
  title: string;
  /** What would be lost, and what would not. */
  consequence: string;
  /** Where what would be lost can be saved: the question offers that, too. */
  saving: LeaveSaving | undefined;
  onReply: (isLeaving: boolean) => void;
  /** There is nothing to lose any more, and so nothing in the way. */
  onFree: () => void;
}

/** What `LeaveGuard` asks. Saving first, where that can be, is the answer to recommend. */
export default function LeaveQuestion({
  isOpen,
  title,
  consequence,
  saving,
  onReply,
  onFree,
}: LeaveQuestionProps) {
  const [isSaving, setSaving] = useState(false);
  const wasRefused = useRef(false);
  const saveAndLeave = async ({ save }: LeaveSaving) => {
    setSaving(true);
    if (await saveToLeave(save)) onFree();
    else {
      wasRefused.current = true;
      onReply(false);
    }
    setSaving(false);
  };
  // After the question has given the focus back.
  useEffect(() => {
    if (isOpen || !wasRefused.current) return;
    wasRefused.current = false;
    saving?.onRefused();
  }, [isOpen, saving]);
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={title}
      confirmLabel={saving ? 'Discard and leave' : 'Leave'}
      cancelLabel={saving ? 'Keep editing' : 'Stay on this page'}
      prefersCancel
      isRunning={isSaving}
      better={
        saving ? { label: 'Save and leave', run: () => void saveAndLeave(saving) } : undefined
      }
      onConfirm={() => {
        if (!saving) return onReply(true);
        saving.onDiscard();
        return onFree();
      }}
      onCancel={() => onReply(false)}
    >
      {consequence}
    </ConfirmDialog>
  );
}
