import { useState } from 'react';
import { useMay } from '@/features/server/discord/useMay';
import { useAppDispatch } from '@/shared/state/clientState';
import { notify } from '@/shared/ui/toast';
import type { ModulePlace } from '../engine/modulesApi';
import { draftAt, draftKeyOf } from './draftAt';
import { startActing } from './startActing';

export interface StartActingProps {
  place: ModulePlace;
  /** The rule; without it all of the module that only watch. */
  ruleId?: string | undefined;
  /** What it is called where there are several such buttons. */
  name?: string | undefined;
  isPrimary?: boolean | undefined;
  /** Called once rules act, and once that is undone. */
  onChange?: (() => void) | undefined;
}

/** The button that ends that rules only watch; shown to those who may change them. */
export default function StartActing(props: StartActingProps) {
  const { place, ruleId, name, isPrimary = false, onChange } = props;
  const dispatch = useAppDispatch();
  const isEditor = useMay('editor');
  const [isRunning, setRunning] = useState(false);
  const start = async () => {
    if (isRunning) return;
    // A form with changes would bring back what it was opened with.
    if (ruleId !== undefined && draftAt(draftKeyOf(place, ruleId))) {
      notify('info', 'Save or discard your changes first.');
      return;
    }
    setRunning(true);
    await startActing({ dispatch, place, ruleId, onChange });
    setRunning(false);
  };
  return isEditor ? (
    <button
      type="button"
      className={`btn btn-sm ${isPrimary ? 'btn-primary' : 'btn-outline-secondary'}`}
      aria-label={name === undefined ? undefined : `Start acting: ${name}`}
      aria-busy={isRunning}
      onClick={() => void start()}
    >
      Start acting
    </button>
  ) : null;
}
