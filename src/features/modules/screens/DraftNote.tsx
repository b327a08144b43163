import { useFormState } from 'react-hook-form';
import type { ModuleSpec } from '../engine/defineModule';
import type { DraftControl } from './useDraft';

interface DraftNoteProps extends Pick<DraftControl, 'taken'> {
  spec: Pick<ModuleSpec, 'rules'>;
  isLocked?: boolean;
}

/** Says that the form continues an earlier draft, until it’s saved. */
export function DraftNote({ spec: { rules }, taken, isLocked = false }: DraftNoteProps) {
  const { isSubmitSuccessful } = useFormState();
  if (taken === null || isSubmitSuccessful) return null;
  return (
    <p className="notice">
      {taken === 'visit'
        ? 'Your unsaved changes were restored.'
        : isLocked
          ? 'Your draft is kept on this device.'
          : `Your draft is kept. Save to turn it into ${rules ? `a live ${rules.singular}` : 'live settings'}.`}
    </p>
  );
}
