import type { ModuleSpec } from '../engine/defineModule';
import type { DraftControl } from './useDraft';

interface DraftNoteProps extends Pick<DraftControl, 'taken'> {
  spec: Pick<ModuleSpec, 'rules'>;
  isLocked?: boolean;
}

/** That a form goes on from an earlier draft; nothing where it does not. */
export function DraftNote({ spec: { rules }, taken, isLocked = false }: DraftNoteProps) {
  if (taken === null) return null;
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
