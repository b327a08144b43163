import { useEffect, useRef, useState } from 'react';
import { ConfirmDialog } from './ConfirmDialog';
import { saveToLeave } from './leaving';

export interface LeaveSaving {
  /** Resolves to whether it is saved, after which the guard is off. */
  save: () => Promise<boolean>;
  /** Shows the field that prevents saving, after the dialog has closed. */
  onRefused: () => void;
  /** Discards unsaved input before the page is left without saving. */
  onDiscard: () => void;
}

interface LeaveQuestionProps {
  isOpen: boolean;
  title: string;
  /** Names the data that would be lost or kept. */
  consequence: string;
  /** Set if the data can be saved: the dialog then offers that, too. */
  saving: LeaveSaving | undefined;
  onReply: (isLeaving: boolean) => void;
  /** Called when there is nothing to lose anymore. */
  onFree: () => void;
}

/** The dialog of `LeaveGuard`. If saving is possible, it is the recommended button. */
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
  // After the dialog has returned the focus.
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
